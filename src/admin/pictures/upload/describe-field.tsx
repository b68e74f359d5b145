import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { LibraryItem } from '../../../contract/picture-library.ts';
import { call } from '../../frame/api.ts';

export const ALT_HELP = 'For people who cannot see it: what it shows, in a few words.';

/** Asks what a picture shows, and saves the answer. */
export function DescribeField({
  picture,
  onSaved,
}: {
  picture: LibraryItem;
  onSaved: (picture: LibraryItem) => void;
}) {
  const [alt, setAlt] = useState(picture.alt);
  const [decorative, setDecorative] = useState(picture.decorative);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      const body = decorative
        ? { version: picture.version, decorative }
        : { version: picture.version, decorative, alt };
      onSaved(await call('PATCH /api/staff/pictures/{id}/', { params: { id: picture.id }, body }));
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles events through dialogs: a form around the picker would be submitted too.
        event.stopPropagation();
        void save();
      }}
      sx={{ display: 'grid', gap: 0.5 }}
    >
      <TextField
        label="What the picture shows"
        size="small"
        value={alt}
        disabled={decorative}
        error={problem !== undefined}
        helperText={problem ?? ALT_HELP}
        onChange={({ target }) => setAlt(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <FormControlLabel
          control={<Checkbox checked={decorative} onChange={(_, checked) => setDecorative(checked)} />}
          label="Only decoration"
        />
        <Button type="submit" variant="outlined" color="secondary" size="small" loading={saving}>
          Save
        </Button>
      </Box>
    </Box>
  );
}
