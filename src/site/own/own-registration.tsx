import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { routes } from '../../contract/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { OwnSlot } from './own-slot.tsx';

/** 'You have a place', or that they wait for one, in place of `children`, for people who are registered for the event. */
export const OwnRegistration = ({ event, children }: { event: number; children: ReactNode }) => (
  <OwnSlot
    of="registration"
    id={event}
    known={
      <p className="own-line">
        <Icon of={CircleCheck} />
        <b data-part="place">You have a place.</b>
        <a className="link" data-part="link" href={routes.accountEvents()}>
          See or cancel it
        </a>
      </p>
    }
  >
    {children}
  </OwnSlot>
);
