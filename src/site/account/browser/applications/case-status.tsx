import { useState } from 'react';
import { STATE_WORDS } from '../../../../content/application-states.ts';
import { missingDocuments } from '../../../../contract/application-form.ts';
import type { Application } from '../../../../contract/applications.ts';
import { nepalDayAndTime } from '../../../../contract/nepal-time.ts';
import { routes } from '../../../../contract/routes.ts';
import type { CallFailure } from '../../../auth/browser/account-call.ts';
import { Result } from '../result.tsx';
import { Section } from '../section.tsx';
import type { Loading } from '../use-loaded.ts';
import { caseTitle, caseUniversity } from './case-names.ts';
import { CaseMoves } from './case-moves.tsx';
import { NextStep } from './next-step.tsx';
import { StateBadge } from './state-badge.tsx';

type Outcome = { count: number } & ({ done: string } | { failure: CallFailure });

/** Course, state and next step of a case, and what the student can do. */
export function CaseStatus({
  application,
  loading,
  sending,
}: {
  application: Application;
  loading: Loading<Application>;
  /** Documents are being uploaded; the case must not be moved meanwhile. */
  sending: boolean;
}) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { state, reference, submitted_at: sent, state_changed_at: changed } = application;
  const asked = whatWasAsked(application);
  const tell = (outcome: { done: string } | { failure: CallFailure }) =>
    setOutcome((last) => ({ ...outcome, count: (last?.count ?? 0) + 1 }));
  return (
    <Section id="state" title={<CourseName application={application} />} lead={caseUniversity(application)}>
      {outcome && 'done' in outcome && <Result key={outcome.count} tone="success" title={outcome.done} />}
      {outcome && 'failure' in outcome && (
        <Result key={outcome.count} tone="error" title={outcome.failure.message} />
      )}
      <div className="case-state">
        <StateBadge state={state} />
        <p>{STATE_WORDS[state].meaning}</p>
      </div>
      <NextStep
        state={state}
        missing={missingDocuments(application.documents.map(({ group }) => group))}
        href="#documents"
      />
      {asked && (
        <figure className="case-asked">
          <figcaption className="settings-small">Your counselor wrote</figcaption>
          <blockquote className="case-note">{asked}</blockquote>
        </figure>
      )}
      <CaseMoves
        application={application}
        disabled={sending}
        onMoved={(moved, done) => {
          loading.set(moved);
          tell({ done });
        }}
        onMovedOn={(failure) => {
          loading.refresh();
          tell({ failure });
        }}
      />
      <dl className="case-facts">
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>
            <time dateTime={sent}>{nepalDayAndTime(sent)}</time>
          </dd>
        </div>
        {changed !== sent && (
          <div>
            <dt>{STATE_WORDS[state].label} since</dt>
            <dd>
              <time dateTime={changed}>{nepalDayAndTime(changed)}</time>
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

/** The counselor's message with the move to the current state: what is requested, or the conditions of an offer. */
function whatWasAsked({ state, history }: Application): string | undefined {
  const here = history.findLast(({ to }) => to !== null);
  return here?.to === state && here.by === 'staff' ? here.note : undefined;
}

/** Links to the course if it is in the catalogue. */
function CourseName({ application }: { application: Application }) {
  const { course_id: id } = application;
  const title = caseTitle(application);
  return id === null ? (
    title
  ) : (
    <a className="link" href={routes.course(id)}>
      {title}
    </a>
  );
}
