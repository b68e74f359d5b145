import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { actionsOn, BULK_FIELDS, bulkField } from '../../../contract/bulk-edits/fields.ts';
import type { BulkAction } from '../../../contract/bulk-edits/shapes.ts';
import type { CatalogueKind } from '../../../contract/catalogue/lists.ts';
import type { Field } from '../../../contract/forms/field.ts';
import { countOf } from '../../bulk-edits/bulk-words.tsx';
import { faultsOfAnswer } from '../faults-of-answer.ts';
import type { Change } from './change.ts';
import { useValueForm, ValueForm } from './value-form.tsx';

interface BulkDialogProps {
  kind: CatalogueKind;
  count: number;
  begin: (change: Change) => Promise<void>;
  onClose: () => void;
}

const ACTION_WORDS: Readonly<Partial<Record<BulkAction, string>>> = {
  set: 'Replace by',
  add: 'Add to what is there',
  percent: 'Raise or lower by percent',
};

/** Asks which field is changed and how, then begins the preview. */
export function BulkDialog({ kind, count, begin, onClose }: BulkDialogProps) {
  const names = BULK_FIELDS[kind];
  const [name, setName] = useState(names[0]!);
  const field = bulkField(kind, name)!;
  const actions = actionsOn(name, field);
  const [wanted, setWanted] = useState<BulkAction>();
  const action = actions.find((each) => each === wanted) ?? actions[0]!;
  const id = useId();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useValueForm(action, name, field);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    if (form.store.checkAll().length > 0) return;
    setRunning(true);
    try {
      await begin({ action, field: name, value: form.value() });
    } catch (error) {
      const { '': other, ...faults } = faultsOfAnswer(error);
      const entries = Object.entries(faults);
      form.store.refuse(entries.map(([path, message]) => ({ path: path.split('.'), message })));
      setProblem(other ?? entries.find(([path]) => !path.startsWith('value'))?.[1]);
      setRunning(false);
    }
  };
  return (
    <Dialog open onClose={() => !running && onClose()} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={id}>Change {countOf(kind, count)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: '8px !important' }}>
          <Choice
            label="Field"
            value={name}
            choices={names.map((value) => ({ value, label: labelOf(kind, value) }))}
            onChange={setName}
          />
          {actions.length > 1 && (
            <Choice
              label="How"
              value={action}
              choices={actions.map((value) => ({ value, label: ACTION_WORDS[value] ?? value }))}
              onChange={(value) => setWanted(value as BulkAction)}
            />
          )}
          <ValueForm key={`${name} ${action}`} form={form} />
          {clears(field) && action === 'set' && (
            <Typography variant="body2" color="textSecondary">
              Left empty, it clears the field.
            </Typography>
          )}
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0 }}>
          <Button color="secondary" disabled={running} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={running}>
            Show the preview
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const labelOf = (kind: CatalogueKind, name: string): string => bulkField(kind, name)?.label ?? name;
const clears = ({ required, type }: Field): boolean => !required && type !== 'choice';

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: id } }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
