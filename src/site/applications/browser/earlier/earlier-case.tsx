import { useCallback, useState } from 'react';
import { STATE_WORDS } from '../../../../content/application-states.ts';
import { nepalShortDay } from '../../../../contract/nepal-time.ts';
import { routes } from '../../../../contract/routes.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { authorizedCall } from '../../../account/browser/authorized-call.ts';
import { useAnswer } from '../use-answer.ts';

/** Asks before a person applies for the same course again. It is allowed, for example for another intake. */
export function EarlierCase({ courseId, onLeave }: { courseId: string; onLeave: () => void }) {
  const ask = useCallback(
    () => authorizedCall('GET /api/user/applications/', { query: { course: courseId, records: 1 } }),
    [courseId],
  );
  const list = useAnswer(ask);
  const [again, setAgain] = useState(false);
  const earlier = list?.results[0];
  if (!earlier || again) return null;
  const { id, reference, state, submitted_at: at } = earlier;
  const over = STATE_WORDS[state].who === 'nobody';
  return (
    <Modal id="apply-again" title="You have already applied for this course" onClose={onLeave}>
      <p className="mb-2">
        You applied on {nepalShortDay(at)}. Your reference is {reference}, and it says:{' '}
        <b>{STATE_WORDS[state].label}</b>.
      </p>
      <p className="mb-5">
        {over
          ? 'That application has ended, so you can apply again.'
          : 'To add documents or change something, open that application. Apply again only if you need a second one, for example for another intake.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.accountApplication(id)} variant={over ? 'secondary' : 'primary'}>
          See your application
        </ButtonLink>
        <Button variant={over ? 'primary' : 'secondary'} onClick={() => setAgain(true)}>
          Apply again
        </Button>
      </div>
    </Modal>
  );
}
