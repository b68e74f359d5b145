export const isAdmin = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/');

export interface AdminAddress {
  /** Where staff begin, absolute. */
  href: string;
  /** Whether that is our own back office at /admin, whose inner addresses we know. */
  ours: boolean;
  /** Where staff open a case: its own screen in ours, the front door of any other. */
  caseLink(id: string): string;
}

/** @param adminUrl ADMIN_URL, an address or a path of this site. */
export function adminAddress(adminUrl: string, publicOrigin: string): AdminAddress {
  const { origin, pathname, href } = new URL(adminUrl, publicOrigin);
  const ours = origin === publicOrigin && isAdmin(pathname);
  return { href, ours, caseLink: (id) => (ours ? `${origin}/admin/applications/${id}` : href) };
}
