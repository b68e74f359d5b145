import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ChecklistLine } from '../../../contract/checklists.ts';
import { call } from '../../frame/api.ts';
import { Moment } from '../../parts/moment.tsx';
import { Tag } from '../../parts/tag.tsx';
import { colors } from '../../theme/colors.ts';
import type { LineShared } from './line-shared.ts';
import { LineMenu } from './line-menu.tsx';
import { isAskable, LINE_WORDS } from './line-words.ts';
import { RedoDialog } from './redo-dialog.tsx';

interface LineRowProps extends LineShared {
  line: ChecklistLine;
}

/** One line: what it is, how it stands, and what can be done with one press. */
export function LineRow({ line, ...shared }: LineRowProps) {
  const { may, mayAsk, chosen, choose } = shared;
  const { label, tone } = LINE_WORDS[line.state];
  const pickable = mayAsk && isAskable(line);
  return (
    <Box
      component="li"
      sx={{
        py: 0.75,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        '& + &': { borderTop: `1px solid ${colors.line}` },
      }}
    >
      <Box sx={{ flex: '1 1 15rem', minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          {pickable && (
            <Checkbox
              size="small"
              checked={chosen.has(line.line)}
              onChange={({ target }) => choose(line.line, target.checked)}
              slotProps={{ input: { 'aria-label': `Select ${line.name}` } }}
              sx={{ my: '-8px', ml: '-9px', mr: '-6px' }}
            />
          )}
          <Typography
            sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 550 }}
            title={line.help}
          >
            {line.name}
            {line.optional && line.state === 'missing' && (
              <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                {' '}
                (if the student has it)
              </Box>
            )}
          </Typography>
          <Tag tone={tone}>{label}</Tag>
        </Box>
        <LineFacts line={line} />
      </Box>
      {may && <LineActions line={line} {...shared} />}
    </Box>
  );
}

/** Why, which files, since when. */
function LineFacts({
  line: { state, reason, files, asked_at, changed_at, changed_by },
}: {
  line: ChecklistLine;
}) {
  const done = state === 'accepted' || state === 'aside';
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {reason !== '' && state !== 'arrived' && <div>“{reason}”</div>}
      {state === 'arrived' && files.length > 0 && <div>{files.join(', ')}</div>}
      {done && changed_at !== null && (
        <div>
          {changed_by ?? 'A former colleague'}, <Moment at={changed_at} />
        </div>
      )}
      {!done && asked_at !== null && (
        <div>
          Asked for <Moment at={asked_at} withTime />
        </div>
      )}
    </Box>
  );
}

function LineActions({ line, application: { id }, work, mayAsk }: LineRowProps) {
  const [redo, setRedo] = useState(false);
  const { state, version, name } = line;
  const params = { id };
  const mark = (as: 'accepted' | 'aside' | 'open', done: string) =>
    work.press(
      () =>
        call('POST /api/staff/applications/{id}/checklist/mark/', {
          params,
          body: { line: line.line, version, mark: as },
        }),
      done,
    );
  const ask = () =>
    work.press(
      () =>
        call('POST /api/staff/applications/{id}/checklist/ask/', {
          params,
          body: { lines: [{ line: line.line, version }] },
        }),
      `The student is asked for: ${name}.`,
    );
  const accept = () => void mark('accepted', `${name}: accepted.`);
  const more = [
    ...(state === 'accepted' || state === 'arrived' || !mayAsk
      ? []
      : [{ label: 'Accept without a file', run: accept }]),
    ...(state === 'arrived' && mayAsk ? [{ label: 'Ask again', run: () => void ask() }] : []),
    ...(state === 'accepted' || state === 'aside' || state === 'redo'
      ? [{ label: 'Open again', run: () => void mark('open', `${name}: open again.`) }]
      : []),
    ...(state === 'missing' || state === 'accepted'
      ? [{ label: 'Ask to send it again', run: () => setRedo(true) }]
      : []),
    ...(state === 'aside'
      ? []
      : [{ label: 'Not needed', run: () => void mark('aside', `${name}: not needed.`) }]),
  ];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {isAskable(line) && mayAsk && (
        <Action label="Ask" of={name} busy={work.running} onPress={() => void ask()} />
      )}
      {state === 'arrived' && (
        <>
          <Action label="Accept" of={name} busy={work.running} onPress={accept} />
          <Action label="Redo" of={name} busy={work.running} onPress={() => setRedo(true)} />
        </>
      )}
      <LineMenu name={name} busy={work.running} items={more} />
      {redo && (
        <RedoDialog
          applicationId={id}
          line={line}
          mayTell={mayAsk}
          work={work}
          onClose={() => setRedo(false)}
        />
      )}
    </Box>
  );
}

interface ActionProps {
  label: string;
  /** The line it is for. */
  of: string;
  busy: boolean;
  onPress: () => void;
}

const Action = ({ label, of, busy, onPress }: ActionProps) => (
  <Button
    size="small"
    color="secondary"
    variant="outlined"
    disabled={busy}
    aria-label={`${label}: ${of}`}
    onClick={onPress}
  >
    {label}
  </Button>
);
