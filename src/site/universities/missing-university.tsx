import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown instead of a university that does not exist or could not be read. */
export function MissingUniversity({ status }: { status: 404 | 503 }) {
  return (
    <>
      <Banner heading="University" />
      <div className="wrap py-8">
        <EmptyState
          level="h2"
          title={
            status === 404
              ? 'No university found.'
              : "We don't have any results currently to show. Visit later."
          }
          action={<ButtonLink href={routes.universities()}>All universities</ButtonLink>}
        >
          {status === 404 && 'It may have left the register, or the address is wrong.'}
        </EmptyState>
      </div>
    </>
  );
}
