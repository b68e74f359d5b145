import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { colors } from '../theme/colors.ts';

export interface ChoiceGroup {
  label: string;
  choices: readonly { value: string; label: string }[];
}

interface SeveralFilterProps {
  /** The filter's name in the API. */
  name: string;
  label: string;
  /** Label for no choice: 'All states'. */
  all: string;
  groups: readonly ChoiceGroup[];
}

/** Several choices, in groups. The list updates with each tick. */
export function SeveralFilter({ name, label, all, groups }: SeveralFilterProps) {
  const { filterValues, setFilters } = useListContext();
  const { [name]: kept, ...others } = filterValues as Record<string, string | string[] | undefined>;
  /** The ticks while it is open; the list and the URL follow a moment later. */
  const [ticked, setTicked] = useState<readonly string[]>();
  const chosen = ticked ?? [kept ?? []].flat();
  const choose = (values: readonly string[]) => {
    setTicked(values);
    setFilters(values.length > 0 ? { ...others, [name]: values } : others, []);
  };
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    setTicked(undefined);
  };
  const id = useId();
  const labels = groups.flatMap(({ choices }) => choices).filter(({ value }) => chosen.includes(value));
  const said = labels.length > 2 ? `${labels.length} chosen` : labels.map((each) => each.label).join(', ');
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={18} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          justifyContent: 'space-between',
          minHeight: 44,
          minWidth: 0,
          px: 1.5,
          borderRadius: '6px',
          borderColor: colors.control,
          backgroundColor: chosen.length > 0 ? colors.marigold100 : colors.white,
          color: colors.night950,
          fontWeight: 400,
        }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {label}: {said || all}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { width: { xs: '21rem', md: '36rem' } } },
        }}
      >
        <Box sx={{ columnCount: { md: 2 }, columnGap: 3, px: 2, pt: 1 }}>
          {groups.map((group) => (
            <Group
              key={group.label}
              {...group}
              labelledBy={`${id}-${group.label}`}
              chosen={chosen}
              onChange={choose}
            />
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            p: 2,
            position: 'sticky',
            bottom: 0,
            backgroundColor: colors.white,
            borderTop: `1px solid ${colors.line}`,
          }}
        >
          <Button variant="contained" onClick={close}>
            Show
          </Button>
          <Button color="secondary" disabled={chosen.length === 0} onClick={() => choose([])}>
            {all}
          </Button>
        </Box>
      </Popover>
    </>
  );
}

interface GroupProps extends ChoiceGroup {
  labelledBy: string;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function Group({ label, choices, labelledBy, chosen, onChange }: GroupProps) {
  const values = choices.map(({ value }) => value);
  const ticked = values.filter((value) => chosen.includes(value));
  const without = chosen.filter((value) => !values.includes(value));
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={{ py: 0.5, breakInside: 'avoid' }}>
      <FormControlLabel
        sx={{ display: 'flex', '& .MuiFormControlLabel-label': { fontWeight: 650 } }}
        label={<span id={labelledBy}>{label}</span>}
        control={
          <Checkbox
            checked={ticked.length === values.length}
            indeterminate={ticked.length > 0 && ticked.length < values.length}
            onChange={({ target }) => onChange(target.checked ? [...without, ...values] : without)}
          />
        }
      />
      {choices.map(({ value, label: each }) => (
        <FormControlLabel
          key={value}
          label={each}
          sx={{ display: 'flex', ml: 1.5 }}
          control={
            <Checkbox
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((kept) => kept !== value))
              }
            />
          }
        />
      ))}
    </Box>
  );
}
