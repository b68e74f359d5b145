import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { colors } from '../../theme/colors.ts';

interface CellEditorProps {
  label: string;
  first: string;
  isNumber: boolean;
  /** @returns a sentence if it was not saved */
  save: (text: string) => Promise<string | null>;
  /** The editor closes. @param step where the cursor goes: rows and columns */
  leave: (step: readonly [number, number]) => void;
}

/** The input in a cell. What was typed stays if it cannot be saved. */
export function CellEditor({ label, first, isNumber, save, leave }: CellEditorProps) {
  const [text, setText] = useState(first);
  const [fault, setFault] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const finish = async (step: readonly [number, number]) => {
    if (saving) return;
    setSaving(true);
    const wrong = await save(text);
    setSaving(false);
    setFault(wrong);
    if (wrong === null) leave(step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') leave([0, 0]);
    else if (event.key === 'Enter') void finish([event.shiftKey ? -1 : 1, 0]);
    else if (event.key === 'Tab') {
      event.preventDefault();
      void finish([0, event.shiftKey ? -1 : 1]);
    }
  };
  return (
    <Box sx={{ position: 'relative', minWidth: '8rem' }}>
      <InputBase
        inputRef={input}
        fullWidth
        value={text}
        readOnly={saving}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => fault === null && void finish([0, 0])}
        inputProps={{
          'aria-label': label,
          'aria-invalid': fault !== null,
          inputMode: isNumber ? 'decimal' : 'text',
          style: { textAlign: isNumber ? 'right' : 'left', padding: '2px 0' },
        }}
      />
      {fault !== null && (
        <Box
          role="alert"
          sx={{
            position: 'absolute',
            zIndex: 5,
            top: '100%',
            left: 0,
            width: '18rem',
            whiteSpace: 'normal',
            p: 1,
            borderRadius: 1,
            backgroundColor: colors.white,
            color: 'error.main',
            border: 1,
            borderColor: 'error.main',
          }}
        >
          {fault}
        </Box>
      )}
    </Box>
  );
}
