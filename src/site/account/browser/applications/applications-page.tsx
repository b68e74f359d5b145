import './applications.css';
import { Search } from 'lucide-react';
import { routes } from '../../../../contract/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { PagedList } from '../paged-list.tsx';
import { Skeleton } from '../section.tsx';
import { ApplicationCard } from './application-card.tsx';

const RECORDS = 10;

/** @param page the `page` parameter of the address */
export default function ApplicationsPage({ page }: { page: string }) {
  const address = (page: number) => routes.accountApplications({ page });
  return (
    <AccountFrame page="applications" address={address(Number(page))} waiting={<Waiting />}>
      <PagedList
        call="GET /api/user/applications/"
        page={page}
        records={RECORDS}
        label="Pages of applications"
        address={address}
        waiting={<Waiting />}
        empty={<NoApplications />}
      >
        {({ results }) => (
          <ul className="case-list">
            {results.map((application) => (
              <ApplicationCard key={application.id} application={application} />
            ))}
          </ul>
        )}
      </PagedList>
    </AccountFrame>
  );
}

const NoApplications = () => (
  <EmptyState
    title="You have not applied for a course yet."
    level="h2"
    action={
      <ButtonLink href={routes.courseSearch()}>
        <Icon of={Search} />
        Search Course
      </ButtonLink>
    }
  >
    Find a course you like and press Apply Now. You will then see here how your application is going, your
    documents and the next step.
  </EmptyState>
);

const Waiting = () => <Skeleton label="Loading your applications" lines={['case', 'case', 'case']} />;
