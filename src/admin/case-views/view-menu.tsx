import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Bookmark from 'lucide-react/icons/bookmark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CaseView, CaseViewShown } from '../../contract/case-views.ts';
import { useMay } from '../frame/use-may.ts';
import { ViewDialog, type ViewQuestion } from './view-dialog.tsx';
import { useViewCommands } from './use-case-views.ts';
import { EVERY_CASE, viewAddress } from './view-address.ts';

interface ViewMenuProps {
  /** The view that is open; undefined: none. */
  open: CaseView | undefined;
  /** What the list shows now. */
  shown: CaseViewShown;
  isChanged: boolean;
  /** Filters, order or columns are set that no view has. */
  isNew: boolean;
  isFirst: boolean;
}

interface Action {
  label: string;
  run: () => unknown;
  isOffered: boolean;
}

/** Saves what the list shows as a view, and changes the view that is open. */
export function ViewMenu({ open, shown, isChanged, isNew, isFirst }: ViewMenuProps) {
  const may = useMay();
  const commands = useViewCommands();
  const navigate = useNavigate();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [question, setQuestion] = useState<ViewQuestion>();
  const [saving, setSaving] = useState(false);

  const carryOut = (work: () => Promise<unknown>, done: string) => async () => {
    setAnchor(null);
    setSaving(true);
    try {
      await work();
      notify(done, { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      await commands.reload();
    }
    setSaving(false);
  };
  const ask = (what: ViewQuestion['what']) => () => {
    setAnchor(null);
    setQuestion({ what, view: open, shown });
  };
  const save = open && carryOut(() => commands.change(open, { shown }), `${open.name} was saved.`);
  const actions = open ? actionsOf(open) : [];
  function actionsOf(view: CaseView): Action[] {
    const { id, name, shared, may_change: mayChange } = view;
    const share = (wanted: boolean) =>
      carryOut(
        () => commands.share(view, wanted),
        wanted ? `The office sees ${name} now.` : `Only you see ${name} now.`,
      );
    const begin = (first: string | null) =>
      carryOut(() => commands.chooseFirst(first), `Your list begins with ${first ? name : 'all cases'}.`);
    return [
      { label: 'Save as a new view …', run: ask('add'), isOffered: isChanged },
      {
        label: 'Go back to how it was saved',
        run: () => void navigate(viewAddress(view.shown, id)),
        isOffered: isChanged,
      },
      { label: 'Rename …', run: ask('rename'), isOffered: mayChange },
      { label: 'Save a copy …', run: ask('copy'), isOffered: true },
      {
        label: shared ? 'Stop sharing' : 'Share with the office',
        run: share(!shared),
        isOffered: mayChange && may('write', 'views'),
      },
      {
        label: isFirst ? 'Begin with all cases' : 'Begin with this view',
        run: begin(isFirst ? null : id),
        isOffered: true,
      },
      { label: 'Delete …', run: ask('remove'), isOffered: mayChange },
    ];
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isNew && (
        <Button variant="outlined" color="secondary" startIcon={<Bookmark size={20} />} onClick={ask('add')}>
          Save as a view
        </Button>
      )}
      {isChanged && save && open.may_change && (
        <Button variant="outlined" color="secondary" loading={saving} onClick={() => void save()}>
          Save changes
        </Button>
      )}
      {open && (
        <Button
          color="secondary"
          startIcon={<Ellipsis size={20} />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          View
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions
          .filter(({ isOffered }) => isOffered)
          .map(({ label, run }) => (
            <MenuItem
              key={label}
              onClick={() => {
                setAnchor(null);
                void run();
              }}
            >
              {label}
            </MenuItem>
          ))}
      </Menu>
      {question && (
        <ViewDialog
          {...question}
          onClose={() => setQuestion(undefined)}
          onAdded={(view) => void navigate(viewAddress(view.shown, view.id))}
          onRemoved={() => void navigate(viewAddress(EVERY_CASE))}
        />
      )}
    </Box>
  );
}
