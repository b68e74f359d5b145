import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { ALT_HELP } from '../upload/describe-field.tsx';
import type { usePictureForm } from './use-picture-form.ts';

/** What the picture shows, who took it, and the button that saves both and the focal point. */
export function PictureForm({
  form: { values, set, save, saving, isChanged, problems, reload },
  readOnly,
}: {
  form: ReturnType<typeof usePictureForm>;
  readOnly: boolean;
}) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField
        label="What the picture shows"
        multiline
        minRows={2}
        value={values.alt}
        disabled={values.decorative}
        error={problems['alt'] !== undefined}
        helperText={problems['alt'] ?? ALT_HELP}
        onChange={({ target }) => set({ alt: target.value })}
        slotProps={{ htmlInput: { maxLength: 300, readOnly } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={values.decorative}
            disabled={readOnly}
            onChange={(_, decorative) => set({ decorative })}
          />
        }
        label="Only decoration: the text beside it says the same"
      />
      <TextField
        label="Credit (optional)"
        value={values.credit ?? ''}
        error={problems['credit'] !== undefined}
        helperText={problems['credit'] ?? 'Who took it, if that has to be said.'}
        onChange={({ target }) => set({ credit: target.value || null })}
        slotProps={{ htmlInput: { maxLength: 200, readOnly } }}
      />
      {problems[''] !== undefined && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={reload}>
              Load again
            </Button>
          }
        >
          {problems['']} What you typed stays.
        </Alert>
      )}
      {!readOnly && (
        <Button
          type="submit"
          variant="contained"
          loading={saving}
          disabled={!isChanged}
          sx={{ justifySelf: 'start' }}
        >
          Save
        </Button>
      )}
    </Box>
  );
}
