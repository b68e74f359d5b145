import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

/** What was saved before an update of the program and does not fit the form any more. */
export function NeedsAttention({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>Something that was saved no longer fits this form</AlertTitle>
      Since an update of the site, visitors see our sample text in these places, or nothing. Fill them in and
      save. What was saved before is in the history.
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}
