import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { MAX_CONDITION, MAX_CONDITIONS } from '../../contract/offer-kinds.ts';
import type { TypedCondition } from './offer-draft.ts';

interface ConditionFieldsProps {
  conditions: readonly TypedCondition[];
  onChange: (conditions: readonly TypedCondition[]) => void;
}

/** What the university asks for, one row each. A row without a text is not saved. */
export function ConditionFields({ conditions, onChange }: ConditionFieldsProps) {
  const set = (at: number, values: Partial<TypedCondition>) =>
    onChange(conditions.map((each, index) => (index === at ? { ...each, ...values } : each)));
  return (
    <Box role="group" aria-label="Conditions" sx={{ display: 'grid', gap: 1.5 }}>
      {conditions.map(({ key, text, due_on }, index) => (
        <Box
          key={key}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'center',
            gridTemplateColumns: { xs: '1fr 44px', sm: '1fr 10rem 44px' },
          }}
        >
          <TextField
            label={`Condition ${index + 1}`}
            value={text}
            onChange={({ target }) => set(index, { text: target.value })}
            slotProps={{ htmlInput: { maxLength: MAX_CONDITION, autoComplete: 'off' } }}
          />
          <IconButton
            aria-label={`Remove condition ${index + 1}`}
            onClick={() => onChange(conditions.filter((_, at) => at !== index))}
            sx={{ order: { xs: 0, sm: 1 } }}
          >
            <X size={20} />
          </IconButton>
          <TextField
            label="By"
            type="date"
            value={due_on}
            onChange={({ target }) => set(index, { due_on: target.value })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { 'aria-label': `Condition ${index + 1} by` },
            }}
          />
        </Box>
      ))}
      {conditions.length < MAX_CONDITIONS && (
        <Button
          color="secondary"
          startIcon={<Plus size={18} />}
          onClick={() => onChange([...conditions, { key: crypto.randomUUID(), text: '', due_on: '' }])}
          sx={{ justifySelf: 'start' }}
        >
          Add a condition
        </Button>
      )}
    </Box>
  );
}
