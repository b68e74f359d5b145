import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import type { AnswerOf } from '../../../contract/calls/address.ts';
import { call } from '../../frame/api.ts';

type Found = AnswerOf<'GET /api/app/course-list/'>;

const courses = (count: number) => (count === 1 ? '1 course' : `${count.toLocaleString('en')} courses`);

/** Asks the search of the site as a student would, and says what it understood. With the words that are saved. */
export function TrySearchWords() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ text: string; answer: Found }>();
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState(false);
  const ask = async (event: SubmitEvent) => {
    event.preventDefault();
    const search = text.trim();
    if (search === '') return;
    setRunning(true);
    setProblem(undefined);
    try {
      setFound({
        text: search,
        answer: await call('GET /api/app/course-list/', { query: { search, records: 1 } }),
      });
    } catch (error) {
      setProblem((error as Error).message);
    }
    setRunning(false);
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="try-words"
      sx={{ p: 2, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h2" id="try-words" sx={{ fontSize: '1.1rem' }}>
        Try it
      </Typography>
      <Typography variant="body2">
        What the search makes of a text now, with the words that are saved.
      </Typography>
      <Box component="form" onSubmit={(event) => void ask(event)} sx={{ display: 'grid', gap: 1 }}>
        <TextField
          label="As a student types it"
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Button type="submit" variant="outlined" color="secondary" loading={running}>
          Search
        </Button>
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <div role="status">{found && <Answer {...found} />}</div>
    </Paper>
  );
}

function Answer({ text, answer: { count, understood } }: { text: string; answer: Found }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        “{text}” finds {courses(count)}.
      </Typography>
      {understood ? (
        <ul>
          {understood.parts.map((part) => (
            <li key={part.text + part.as}>
              “{part.text}” is understood as {part.label}.
            </li>
          ))}
          {understood.left_out.map((word) => (
            <li key={word}>“{word}” is left out: no course has it.</li>
          ))}
          {understood.notes.map((note) => (
            <li key={note.note}>
              “{note.text}”: {note.note}
            </li>
          ))}
        </ul>
      ) : (
        <Typography variant="body2">It is searched as typed: no word of it is known.</Typography>
      )}
    </>
  );
}
