import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

/** Delay after the last key: long enough to type on, short enough to feel immediate. */
const WAIT_MS = 300;

/** Searches while typing. Ctrl+K (Cmd+K) focuses it from anywhere on the screen; Escape clears it. */
export function SearchField({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext();
  const asked = (filterValues as { search?: string }).search ?? '';
  /** Text being typed; null if the field shows the list's current search. */
  const [typed, setTyped] = useState<string | null>(null);
  const sent = useRef(asked);
  const input = useRef<HTMLInputElement>(null);

  // The search was changed by a link or by Back: the field follows.
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
      // A record was opened meanwhile and its screen is still loading: updating the list would undo that.
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
