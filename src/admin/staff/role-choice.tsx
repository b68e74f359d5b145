import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ROLE_WORDS, STAFF_ROLES, type StaffRole } from '../../contract/rights.ts';

interface RoleChoiceProps {
  role: StaffRole;
  choose: (role: StaffRole) => void;
}

/** The roles with what each is for. */
export function RoleChoice({ role, choose }: RoleChoiceProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Role</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={role}
        onChange={(_event, value) => choose(value as StaffRole)}
        sx={{ gap: 1, mt: 0.5 }}
      >
        {STAFF_ROLES.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            sx={{ alignItems: 'flex-start' }}
            label={
              <span>
                {ROLE_WORDS[each].label}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {ROLE_WORDS[each].about}
                </Typography>
              </span>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
