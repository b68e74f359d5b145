import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { ChoiceInput } from './choice-input.tsx';
import type { InputProps } from '../store/use-form.ts';
import { below } from './text-input.tsx';

const YES_NO = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** Yes or no. Where neither may be said too, a choice of three. */
export function SwitchInput(props: InputProps) {
  const { id, field, value, onChange, onLeave, fault, readOnly } = props;
  if (field.empty !== null)
    return <ChoiceInput {...props} field={{ ...field, type: 'choice', options: YES_NO }} />;
  const said = below(props);
  return (
    <FormControl error={fault !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            id={id}
            color="secondary"
            checked={value === true}
            disabled={readOnly}
            onChange={(_event, checked) => onChange(checked)}
            onBlur={onLeave}
            slotProps={{ input: { 'aria-describedby': said ? `${id}-help` : undefined } }}
          />
        }
        label={field.label}
      />
      {said && (
        <FormHelperText id={`${id}-help`} sx={{ mt: 0 }}>
          {said}
        </FormHelperText>
      )}
    </FormControl>
  );
}
