import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { routes } from '../../contract/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { OwnSlot } from './own-slot.tsx';

/** 'You applied on 12 Nov 2026. See your case' in place of `children`, for people who have applied for the course. */
export const OwnApplication = ({ course, children }: { course: number; children: ReactNode }) => (
  <OwnSlot
    of="application"
    id={course}
    known={
      <div>
        <p className="own-line font-semibold">
          <Icon of={CircleCheck} />
          <span>
            You applied on <span data-part="date">12 Nov 2026</span>
          </span>
        </p>
        <p>
          <span data-part="state">Sent to the university</span>.{' '}
          <a className="link" data-part="link" href={routes.accountApplications()}>
            See your case
          </a>
        </p>
      </div>
    }
  >
    {children}
  </OwnSlot>
);
