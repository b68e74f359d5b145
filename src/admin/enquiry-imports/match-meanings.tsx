import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ENQUIRY_SOURCES, ENQUIRY_STAGES } from '../../contract/enquiry-words.ts';
import { IMPORT_FIELDS, type MatchedField } from '../../contract/enquiry-import-words.ts';
import type { EnquiryImport, Matching } from '../../contract/enquiry-imports.ts';
import { choicesOf } from '../enquiries/enquiry-words.tsx';
import { SelectField } from '../enquiries/select-field.tsx';
import { useColleagues, useEnquiryChoices } from '../enquiries/use-choices.ts';
import { colors } from '../theme/colors.ts';
import { countOf } from './import-words.tsx';

type Word = EnquiryImport['words'][number];
type Choices = readonly { value: string; label: string }[];
/** Not a meaning: nobody has chosen one, and none was found. */
const UNKNOWN = '?';

/** What happens to a word that means nothing. */
const WITHOUT: Readonly<Record<MatchedField, string>> = {
  source: 'None of these: kept as the detail of the source',
  stage: 'None of these: New, and kept as a note',
  counselor: 'Nobody here: kept as a note',
  country: 'None of these: kept in what the person wants',
  branch: 'None of these: kept as a note',
};

interface MatchMeaningsProps {
  run: EnquiryImport;
  onChange: (meanings: Matching['meanings']) => void;
}

/** The words of the file that stand for something of ours: first those that were not understood. */
export function MatchMeanings({ run, onChange }: MatchMeaningsProps) {
  const choices = useChoicesOf();
  const { words, matching } = run;
  if (words.length === 0) return null;
  const open = words.filter(({ meaning, chosen }) => meaning === null || chosen);
  const known = words.filter(({ meaning, chosen }) => meaning !== null && !chosen);
  const choose = ({ field, text }: Word, value: string) => {
    const others = matching.meanings.filter((each) => each.field !== field || each.text !== text);
    onChange(value === UNKNOWN ? others : [...others, { field, text, meaning: value }]);
  };
  const list = (some: readonly Word[]) => (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {some.map((word) => (
        <WordChoice
          key={`${word.field} ${word.text}`}
          word={word}
          choices={choices[word.field]}
          chosen={
            matching.meanings.find(({ field, text }) => field === word.field && text === word.text)?.meaning
          }
          onChoose={(value) => choose(word, value)}
        />
      ))}
    </Box>
  );
  return (
    <Paper variant="outlined" component="section" aria-label="Words" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h2">Words</Typography>
      <Typography sx={{ mb: 1 }}>
        {open.length === 0
          ? 'All sources, stages, names and countries of the file were understood.'
          : 'Say what these words of the file mean. Nothing is lost: words without a meaning are kept as text.'}
      </Typography>
      {list(open)}
      {known.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1.25 }}>
            {countOf(known.length, 'word was', 'words were')} understood
          </Box>
          {list(known)}
        </Box>
      )}
    </Paper>
  );
}

interface WordChoiceProps {
  word: Word;
  choices: Choices;
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

function WordChoice({ word, choices, chosen, onChoose }: WordChoiceProps) {
  const { field, text, rows, meaning } = word;
  const value = chosen ?? meaning ?? UNKNOWN;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 20rem' },
        gap: { xs: 1, sm: 2 },
        alignItems: 'center',
        py: 1.25,
        borderTop: `1px solid ${colors.line}`,
        overflowWrap: 'anywhere',
      }}
    >
      <div>
        {IMPORT_FIELDS[field]} <strong>{text}</strong>, in {countOf(rows, 'row', 'rows')}
      </div>
      <SelectField
        size="small"
        label={`What is ${text}?`}
        value={value}
        choices={[
          ...(value === UNKNOWN ? [{ value: UNKNOWN, label: 'Not understood' }] : []),
          ...choices,
          { value: '', label: WITHOUT[field] },
        ]}
        onChange={onChoose}
      />
    </Box>
  );
}

function useChoicesOf(): Readonly<Record<MatchedField, Choices>> {
  const { countries = [], branches = [] } = useEnquiryChoices() ?? {};
  return {
    source: choicesOf(ENQUIRY_SOURCES),
    stage: choicesOf(ENQUIRY_STAGES),
    counselor: useColleagues().map(({ id, name }) => ({ value: id, label: name })),
    country: countries.map(({ id, name }) => ({ value: String(id), label: name })),
    branch: branches.map((name) => ({ value: name, label: name })),
  };
}
