import type { ApplicationItem } from '../../../../contract/applications.ts';
import { intakeName } from '../../../../contract/intakes.ts';
import { nepalDay } from '../../../../contract/nepal-time.ts';
import { routes } from '../../../../contract/routes.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { caseTitle, caseUniversity } from './case-names.ts';
import { NextStep } from './next-step.tsx';
import { StateBadge } from './state-badge.tsx';

/** A case in the list: course, state, and who has to act. */
export function ApplicationCard({ application }: { application: ApplicationItem }) {
  const { id, reference, state, submitted_at: sent } = application;
  const university = caseUniversity(application);
  return (
    <Card as="li" asLink className="case-card">
      <p className="case-card-state">
        <StateBadge state={state} /> {application.is_new && <Badge tone="marigold">New</Badge>}
      </p>
      <div>
        <h2>
          <a className="card-cover" href={routes.accountApplication(id)}>
            {caseTitle(application)}
          </a>
        </h2>
        {university && <p>{university}</p>}
      </div>
      <NextStep state={state} missing={application.missing_documents} />
      <p className="case-card-facts">
        <span>
          Reference <b>{reference}</b>
        </span>
        {application.intake && (
          <span>
            Intake <b>{intakeName(application.intake)}</b>
          </span>
        )}
        <span>
          Sent <time dateTime={sent}>{nepalDay(sent)}</time>
        </span>
      </p>
    </Card>
  );
}
