import FormHelperText from '@mui/material/FormHelperText';

/** What is wrong with a group or a list as a whole. */
export function Fault({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <FormHelperText error sx={{ mb: 1 }}>
      {text}
    </FormHelperText>
  );
}
