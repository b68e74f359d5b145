import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ENQUIRY_SOURCES, type EnquirySource } from '../../contract/enquiry-words.ts';
import type { EnquiryImport, Matching } from '../../contract/enquiry-imports.ts';
import { choicesOf } from '../enquiries/enquiry-words.tsx';
import { SelectField } from '../enquiries/select-field.tsx';

const DATES = [
  { value: 'auto', label: 'As the file shows, else day first' },
  { value: 'day_first', label: '12 May 2023 (day first)' },
  { value: 'month_first', label: '5 December 2023 (month first)' },
];
const KNOWN = [
  { value: 'skip', label: 'Leave them out' },
  { value: 'add', label: 'Add a further enquiry' },
];

interface MatchRestProps {
  run: EnquiryImport;
  onChange: (part: Partial<Matching> & { header_row?: number }) => void;
}

/** What holds for the whole file. */
export function MatchRest({ run, onChange }: MatchRestProps) {
  const { matching, top, header_row } = run;
  const rows = top.map(({ number, cells }) => ({
    value: String(number),
    label: `Row ${number}: ${cells
      .filter((cell) => cell.trim() !== '')
      .join(', ')
      .slice(0, 50)}`,
  }));
  return (
    <Paper variant="outlined" component="section" aria-label="The whole file" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        The whole file
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SelectField
          label="Row with the headings"
          value={String(header_row)}
          choices={[{ value: '0', label: 'There are no headings' }, ...rows]}
          onChange={(value) => onChange({ header_row: Number(value) })}
        />
        <SelectField
          label="12/5/2023 is"
          value={matching.dates}
          choices={DATES}
          onChange={(value) => onChange({ dates: value as Matching['dates'] })}
        />
        <SelectField
          label="Source of rows that name none"
          value={matching.source}
          choices={choicesOf(ENQUIRY_SOURCES)}
          onChange={(value) => onChange({ source: value as EnquirySource })}
        />
        <Detail
          key={matching.source_detail}
          stored={matching.source_detail}
          onStore={(source_detail) => onChange({ source_detail })}
        />
        <Known run={run} onChange={onChange} />
      </Box>
    </Paper>
  );
}

/** What becomes of people who are known. */
function Known({ run: { matching }, onChange }: MatchRestProps) {
  return (
    <>
      <SelectField
        label="People who are known already"
        value={matching.known}
        choices={KNOWN}
        onChange={(value) => onChange({ known: value as Matching['known'] })}
      />
      <SelectField
        label="People who may be known"
        value={matching.maybe}
        choices={KNOWN}
        onChange={(value) => onChange({ maybe: value as Matching['maybe'] })}
      />
    </>
  );
}

/** It is stored when it is left. */
function Detail({ stored, onStore }: { stored: string; onStore: (text: string) => void }) {
  const [text, setText] = useState(stored);
  return (
    <TextField
      label="Which fair, for rows that do not say"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text.trim() !== stored && onStore(text.trim())}
      slotProps={{ htmlInput: { maxLength: 150 }, inputLabel: { shrink: true } }}
    />
  );
}
