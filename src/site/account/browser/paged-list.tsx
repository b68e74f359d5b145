import type { ReactNode } from 'react';
import type { AnswerOf, Where, WhereArguments } from '../../../contract/calls/address.ts';
import type { Paged } from '../../../contract/paging.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { FailedSection } from './section.tsx';
import { useLoaded, type Loading } from './use-loaded.ts';

/** A list of the person's own. */
type ListCall = 'GET /api/user/applications/' | 'GET /api/user/registrations/';

/** One page of a list of the person's own, with its loading, error and empty states. */
export function PagedList<Call extends ListCall>({
  call,
  page,
  records,
  label,
  address,
  waiting,
  empty,
  children,
}: {
  call: Call;
  /** The `page` parameter of the address. */
  page: string;
  records: number;
  /** Accessible name of the page navigation. */
  label: string;
  /** The URL of another page. */
  address: (page: number) => string;
  waiting: ReactNode;
  empty: ReactNode;
  children: (list: AnswerOf<Call>, loading: Loading<AnswerOf<Call>>) => ReactNode;
}) {
  const where = { query: { page, records } } as Where<Call>;
  const loading = useLoaded(call, ...([where] as unknown as WhereArguments<Call>));
  const { loaded, retry } = loading;
  if (loaded.status === 'loading') return waiting;
  if (loaded.status === 'failed') {
    if (loaded.failure.status === 404) return <NoSuchPage first={address(1)} />;
    return <FailedSection failure={loaded.failure} retry={retry} />;
  }
  const list = loaded.value as AnswerOf<Call> & Paged<unknown>;
  const pages = Math.max(1, Math.ceil(list.count / records));
  const number = page === 'last' ? pages : Number(page);
  if (list.count === 0) return empty;
  return (
    <>
      {children(list, loading)}
      {pages > 1 && <Pagination label={label} page={number} pages={pages} address={address} />}
    </>
  );
}

/** For outdated links and page numbers typed into the address bar. */
const NoSuchPage = ({ first }: { first: string }) => (
  <EmptyState
    title="There is no such page in this list."
    level="h2"
    action={<ButtonLink href={first}>Go to the first page</ButtonLink>}
  />
);
