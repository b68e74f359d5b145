import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import type { LibraryItem } from '../../../contract/picture-library.ts';
import type { FocalPoint } from '../../../contract/picture-shapes.ts';
import { colors } from '../../theme/colors.ts';

/** A hundredth of the picture per key, a tenth with Shift. */
const STEP = 0.01;
const clamp = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** The picture with the point that stays in view where pages cut it. Set by mouse, finger or arrow keys. */
export function FocalPointChoice({
  picture,
  value,
  onChange,
  readOnly,
}: {
  picture: LibraryItem;
  value: FocalPoint;
  onChange: (value: FocalPoint) => void;
  readOnly: boolean;
}) {
  const help = useId();
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: clamp((event.clientX - left) / width), y: clamp((event.clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const step = event.shiftKey ? STEP * 10 : STEP;
    const by = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    }[event.key];
    if (!by || readOnly) return;
    event.preventDefault();
    onChange({ x: clamp(value.x + by[0]!), y: clamp(value.y + by[1]!) });
  };
  const percent = (fraction: number) => Math.round(fraction * 100);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          if (readOnly) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event: PointerEvent<HTMLElement>) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
        sx={{
          position: 'relative',
          justifySelf: 'start',
          maxWidth: '100%',
          touchAction: 'none',
          cursor: readOnly ? 'default' : 'crosshair',
          lineHeight: 0,
        }}
      >
        <Box
          component="img"
          src={picture.image.image}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          draggable={false}
          sx={{
            display: 'block',
            width: 'auto',
            height: 'auto',
            maxWidth: '100%',
            maxHeight: '26rem',
            background: `repeating-conic-gradient(${colors.lokta100} 0 25%, ${colors.white} 0 50%) 0 / 16px 16px`,
          }}
        />
        {!readOnly && (
          <Box
            role="slider"
            tabIndex={0}
            aria-label="Focal point"
            aria-describedby={help}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent(value.x)}
            aria-valuetext={`${percent(value.x)}% from the left, ${percent(value.y)}% from the top`}
            onKeyDown={move}
            style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
            sx={{
              position: 'absolute',
              width: 36,
              height: 36,
              m: '-18px',
              border: `3px solid ${colors.white}`,
              borderRadius: '50%',
              boxShadow: `0 0 0 2px ${colors.night900}, inset 0 0 0 2px ${colors.night900}`,
              '&:focus-visible': { outline: '4px solid', outlineColor: 'primary.main', outlineOffset: 3 },
            }}
          />
        )}
      </Box>
      {!readOnly && (
        <Typography id={help} variant="body2" color="textSecondary">
          Press on what matters most, a face for instance. It stays in view where a page cuts the picture.
          With the keyboard: arrow keys, with Shift in larger steps.
        </Typography>
      )}
    </Box>
  );
}
