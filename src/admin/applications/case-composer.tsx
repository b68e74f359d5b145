import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ComponentProps } from 'react';
import { CaseMessage } from './case-message.tsx';
import { InternalNoteForm } from './internal-note.tsx';

export type ComposerTab = 'student' | 'internal_note' | 'call';

const TABS: readonly (readonly [ComposerTab, string])[] = [
  ['student', 'Student'],
  ['internal_note', 'Internal note'],
  ['call', 'Call'],
];

interface CaseComposerProps extends ComponentProps<typeof CaseMessage> {
  tab: ComposerTab;
  onTab: (tab: ComposerTab) => void;
}

/** Where staff write: to the student, or for the office alone. Each tab keeps its own text. */
export function CaseComposer({ tab, onTab, ...message }: CaseComposerProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Tabs
        value={tab}
        onChange={(_, chosen: ComposerTab) => onTab(chosen)}
        variant="fullWidth"
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Who reads it"
      >
        {TABS.map(([value, label]) => (
          <Tab
            key={value}
            value={value}
            label={label}
            sx={{ minWidth: 0, px: 0.5 }}
            id={`${id}-${value}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'student' ? (
          <CaseMessage {...message} />
        ) : (
          <InternalNoteForm key={tab} kind={tab} application={message.application} />
        )}
      </div>
    </Box>
  );
}
