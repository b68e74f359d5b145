import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { EditState } from '../../../contract/edits/state.ts';
import { useChanged, useSession } from '../edit-session.ts';
import { MANNERS } from '../kinds.ts';
import { Question } from './question.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface Action {
  label: string;
  title: string;
  consequences: string;
  run: () => Promise<EditState>;
  done: string;
}

/** What is done seldom: withdrawing and discarding. Each asks first. */
export function MoreActions({ state }: { state: EditState }) {
  const session = useSession();
  const { api, store } = session;
  const [scheduling, setScheduling] = useState(false);
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Action>();
  const actions: Action[] = [
    ...(state.draft !== null && state.published !== null
      ? [
          {
            label: 'Discard draft',
            title: 'Discard the draft?',
            consequences: 'The form shows again what visitors see. The draft stays in the history.',
            run: api.discard,
            done: 'The draft was discarded.',
          },
        ]
      : []),
    ...(state.can_withdraw && state.published !== null
      ? [
          {
            label: 'Withdraw',
            title: 'Withdraw this from the website?',
            consequences: 'Visitors no longer find it. You can publish it again at any time.',
            run: api.withdraw,
            done: 'It was withdrawn.',
          },
        ]
      : []),
  ];
  const mayDrop = useChanged(session);
  const maySchedule = MANNERS[session.kind].schedules === true;
  if (actions.length === 0 && !mayDrop && !maySchedule) return null;
  return (
    <>
      <Button
        color="secondary"
        startIcon={<Ellipsis size={20} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        More
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {maySchedule && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setScheduling(true);
            }}
          >
            Schedule
          </MenuItem>
        )}
        {mayDrop && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setAsked({
                label: 'Drop my changes',
                title: 'Drop what you have changed?',
                consequences: 'The form shows again what was saved last. What you have typed since is gone.',
                run: () => Promise.resolve(store.state),
                done: 'Your changes were dropped.',
              });
            }}
          >
            Drop my changes
          </MenuItem>
        )}
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              setAnchor(null);
              setAsked(action);
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
      {scheduling && <ScheduleDialog onClose={() => setScheduling(false)} />}
      {asked && (
        <Question
          {...asked}
          confirm={asked.label}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            const next = await asked.run();
            store.replace(next);
            notify(asked.done, { type: 'success' });
          }}
        />
      )}
    </>
  );
}
