import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { EVENT_WORDS } from '../../content/application-states.ts';
import { APPLICATION_EVENTS, movesFrom, type ApplicationEvent } from '../../contract/application-states.ts';
import type { BulkMoved } from '../../contract/case-bulk.ts';
import { MAX_FOLLOW_UPS } from '../../contract/follow-up-rules.ts';
import { HARMFUL, NEEDS_NOTE } from '../applications/move-words.ts';
import { call } from '../frame/api.ts';
import { useDraft } from '../frame/use-draft.ts';
import { NoteField } from '../parts/note-field.tsx';
import { BulkFlow } from './bulk-flow.tsx';
import { casesOf, type BulkDialogProps } from './bulk-item.ts';

/** Moves several cases. Their students are told in five minutes; until then all of it can be taken back. */
export function MoveDialog(props: BulkDialogProps) {
  const { selected } = props;
  const able = (event: ApplicationEvent) =>
    selected.filter(({ state }) => movesFrom(state, 'staff').some((move) => move.event === event)).length;
  const events = APPLICATION_EVENTS.map((event) => ({ event, count: able(event) })).filter(
    ({ count }) => count > 0,
  );
  const most = events.reduce((best, each) => (each.count > (best?.count ?? 0) ? each : best), events[0]);
  const [event, setEvent] = useState<ApplicationEvent | undefined>(most?.event);
  const [note, setNote] = useDraft('bulk/move');
  const [moves, setMoves] = useState<BulkMoved['moves']>([]);
  const id = useId();
  const needsNote = event && NEEDS_NOTE[event];
  if (!event) return null;
  return (
    <BulkFlow
      {...props}
      title={`Move ${casesOf(selected.length)}`}
      what={{ does: 'move', event }}
      incomplete={needsNote !== undefined && note.trim() === ''}
      confirm={(cases) => `${EVENT_WORDS[event].action}: ${cases}`}
      verb="moved. Their students are told in five minutes"
      send={async (part) => {
        const items = part.map((each) => ({ id: each.id, from: each.from }));
        const done = await call('POST /api/staff/applications/move/', {
          body: { items, event, note: note.trim() },
        });
        setMoves((before) => [...before, ...done.moves]);
        setNote('');
        return done;
      }}
      after={moves.length > 0 && <UndoAll moves={moves} onDone={props.onClose} />}
      form={
        <>
          <TextField
            id={id}
            select
            size="small"
            label="Move"
            value={event}
            onChange={({ target }) => setEvent(target.value as ApplicationEvent)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: id } }}
          >
            {events.map((each) => (
              <option key={each.event} value={each.event}>
                {EVENT_WORDS[each.event].action} ({each.count} of {selected.length})
              </option>
            ))}
          </TextField>
          {HARMFUL[event] && <Alert severity="warning">{HARMFUL[event]}</Alert>}
          <NoteField
            label={needsNote === undefined ? 'Note to the students (optional)' : 'Note to the students'}
            help={needsNote ?? 'Each gets it by mail and sees it in the history.'}
            text={note}
            onChange={setNote}
          />
        </>
      }
    />
  );
}

/** Takes back all that was moved. */
function UndoAll({ moves, onDone }: { moves: BulkMoved['moves']; onDone: () => void }) {
  const [running, setRunning] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const undo = async () => {
    setRunning(true);
    try {
      let [count, late] = [0, 0];
      for (let at = 0; at < moves.length; at += MAX_FOLLOW_UPS) {
        const body = { items: moves.slice(at, at + MAX_FOLLOW_UPS) };
        const done = await call('POST /api/staff/applications/undo/', { body });
        count += done.changed;
        late += done.left.length;
      }
      const said =
        late > 0 ? ` ${casesOf(late)} could not: the student has been told, or it was moved on.` : '';
      notify(`${casesOf(count)} taken back. The students were not told.${said}`, {
        type: late > 0 ? 'warning' : 'success',
      });
      onDone();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
    refresh();
  };
  return (
    <Button color="secondary" loading={running} onClick={() => void undo()}>
      Undo all
    </Button>
  );
}
