import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const KINDS = {
  article: {
    banner: { heading: 'Blog', seed: 'blog' },
    title: 'No blogs found.',
    reason: 'It may have been taken down, or the address is wrong.',
    list: { address: routes.blog(), label: 'All Blogs' },
  },
  event: {
    banner: { heading: 'Event', seed: 'event' },
    title: 'No event found.',
    reason: 'It may have been cancelled, or the address is wrong.',
    list: { address: routes.events(), label: 'Upcoming Events' },
  },
  course: {
    banner: { heading: 'Course' },
    title: 'No course found.',
    reason: 'It may have been withdrawn by its university, or the address is wrong.',
    list: { address: routes.courseSearch(), label: 'Search Course' },
  },
  university: {
    banner: { heading: 'University' },
    title: 'No university found.',
    reason: 'It may have been removed from the register, or the address is wrong.',
    list: { address: routes.universities(), label: 'All universities' },
  },
};

interface Props {
  kind: keyof typeof KINDS;
  /** 404: there is no such record. 503: it could not be read. */
  status: 404 | 503;
}

/** Shown instead of a record that does not exist or could not be read. */
export function MissingRecord({ kind, status }: Props) {
  const { banner, title, reason, list } = KINDS[kind];
  const missing = status === 404;
  return (
    <>
      <Banner {...banner} />
      <div className="wrap py-8">
        <EmptyState
          level="h2"
          title={missing ? title : "We don't have any results currently to show. Visit later."}
          action={<ButtonLink href={list.address}>{list.label}</ButtonLink>}
        >
          {missing && reason}
        </EmptyState>
      </div>
    </>
  );
}
