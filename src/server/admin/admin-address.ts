export const isAdmin = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/');

export interface AdminAddress {
  /** Absolute address of the back office's start page. */
  href: string;
  /** Whether it is our own back office at /admin, whose inner addresses we know. */
  ours: boolean;
  /** Where staff open a case: its screen in our back office, or the start page of any other. */
  caseLink(id: string): string;
  /** The same for an enquiry. */
  enquiryLink(id: string): string;
  /** The same for an event. */
  eventLink(id: string): string;
}

/** @param adminUrl ADMIN_URL, an address or a path of this site. */
export function adminAddress(adminUrl: string, publicOrigin: string): AdminAddress {
  const { origin, pathname, href } = new URL(adminUrl, publicOrigin);
  const ours = origin === publicOrigin && isAdmin(pathname);
  const record = (noun: string) => (id: string) => (ours ? `${origin}/admin/${noun}/${id}` : href);
  return {
    href,
    ours,
    caseLink: record('applications'),
    enquiryLink: record('enquiries'),
    eventLink: record('events'),
  };
}
