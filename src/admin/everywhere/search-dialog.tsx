import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../frame/use-may.ts';
import { findEverywhere, type Hit } from './find.ts';

/** Delay after the last key: long enough to type on, short enough to feel immediate. */
const WAIT_MS = 200;

/** Finds people in applications, enquiries and accounts, and opens what is chosen. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // At once, for the keys that follow the '/'.
  const takeFocus = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    input?.focus();
  }, []);
  const search = useRested(typed.trim());
  const may = useMay();
  const navigate = useNavigate();
  const { data, error, isFetching } = useQuery({
    queryKey: ['everywhere', search],
    enabled: search !== '',
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => findEverywhere(search, (object) => may('read', object), signal),
  });
  const behind = isFetching || search !== typed.trim();
  const hits = search === '' ? [] : (data ?? []);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      // A screen that has just loaded takes the focus. The dialog takes it back, but not to the field.
      onFocus={({ target }) => target !== field.current && field.current?.focus()}
      slotProps={{
        paper: { 'aria-label': 'Search', sx: { p: 2, m: { xs: 1.5, sm: 4 }, width: '100%' } },
      }}
    >
      <Autocomplete<Hit>
        value={null}
        clearOnBlur={false}
        open={hits.length > 0}
        options={hits}
        inputValue={typed}
        autoHighlight
        forcePopupIcon={false}
        filterOptions={(options) => options}
        slots={{ popper: Below }}
        getOptionKey={({ path }) => path}
        getOptionLabel={({ name }) => name}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'reset' && reason !== 'selectOption') setTyped(text);
        }}
        onChange={(_event, hit) => {
          // Enter before the answer has come: what is highlighted belongs to an older text.
          if (hit === null || behind) return;
          onClose();
          void navigate(hit.path);
        }}
        slotProps={{ listbox: { sx: { maxHeight: 'min(60vh, 32rem)' } } }}
        renderOption={({ key, ...props }, { sort, name, hint }) => (
          <Box component="li" key={key} {...props}>
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
              {hint && (
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {hint}
                </Typography>
              )}
            </Box>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ ml: 2, flexShrink: 0, alignSelf: 'flex-start' }}
            >
              {sort}
            </Typography>
          </Box>
        )}
        renderInput={(input) => (
          <TextField
            {...input}
            inputRef={takeFocus}
            label="Name, phone, e-mail or reference"
            error={error !== null}
            helperText={error?.message ?? sayFound({ search, behind, none: hits.length === 0 })}
            slotProps={{ ...input.slotProps, formHelperText: { role: 'status' } }}
          />
        )}
      />
    </Dialog>
  );
}

/** The hits stand below the field, inside the dialog, instead of over the page. */
function Below({ children, open }: PopperProps) {
  return open && <div>{typeof children !== 'function' && children}</div>;
}

function sayFound({ search, behind, none }: { search: string; behind: boolean; none: boolean }): string {
  if (search === '') return 'In applications, enquiries and accounts. Spelling may differ.';
  if (!none) return 'Choose with the arrow keys and Enter.';
  return behind ? 'Searching…' : 'Nobody is called that, and no number or reference begins like that.';
}

/** The text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
