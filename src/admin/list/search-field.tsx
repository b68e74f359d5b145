import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

/** Long enough to type on, short enough to feel at once. */
const WAIT_MS = 300;

/** Searches as one types. Ctrl+K (Cmd+K) goes to it from anywhere on the screen; Escape empties it. */
export function SearchField({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext();
  const asked = (filterValues as { search?: string }).search ?? '';
  /** What stands in the field while somebody types; null when it shows what the list was asked. */
  const [typed, setTyped] = useState<string | null>(null);
  const sent = useRef(asked);
  const input = useRef<HTMLInputElement>(null);

  // Changed from elsewhere, by a link or the way back: the field follows.
  useEffect(() => {
    if (asked !== sent.current) setTyped(null);
    sent.current = asked;
  }, [asked]);

  useEffect(() => {
    const wanted = typed?.trim() ?? asked;
    if (wanted === asked) return;
    const { search: _search, ...others } = filterValues as Record<string, unknown>;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // A record was opened meanwhile and its screen is still loading: going back to the list would undo that.
      if (location.pathname !== pathname) return;
      sent.current = wanted;
      setFilters(wanted ? { ...others, search: wanted } : others, []);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, filterValues, setFilters]);

  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.select();
    };
    addEventListener('keydown', toSearch);
    return () => removeEventListener('keydown', toSearch);
  }, []);

  return (
    <TextField
      label={label}
      type="search"
      size="small"
      value={typed ?? asked}
      inputRef={input}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
      slotProps={{
        htmlInput: { 'aria-keyshortcuts': 'Control+K', autoComplete: 'off', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={20} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
