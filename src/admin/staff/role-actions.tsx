import Button from '@mui/material/Button';
import ShieldPlus from 'lucide-react/icons/shield-plus';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { useState } from 'react';
import Typography from '@mui/material/Typography';
import type { Person } from '../../contract/accounts.ts';
import { can, ROLE_WORDS, type StaffRole } from '../../contract/rights.ts';
import { useChange } from '../frame/use-change.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { CasesGoTo, useCasesOf } from './cases-go-to.tsx';
import { RoleChoice } from './role-choice.tsx';

interface RoleActionProps {
  person: Person;
  /** The name or address. */
  who: string;
  /** What becomes of second factors, for somebody who is not staff yet. */
  about: string;
}

/** Makes somebody staff, or changes the role. For owners only. */
export function RoleAction({ person, who, about }: RoleActionProps) {
  const { update } = useChange();
  const joins = person.staff_role === null;
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState<StaffRole>(person.staff_role ?? 'counselor');
  const stops =
    person.staff_role !== null && can(person.staff_role, 'write', 'cases') && !can(role, 'write', 'cases');
  const count = useCasesOf(person.id, open && stops) ?? 0;
  const asks = stops && count > 0;
  const [heir, setHeir] = useState<string | null>(null);
  const done = `${who} is ${ROLE_WORDS[role].article} now.`;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={joins ? <ShieldPlus size={20} /> : <UserRoundCog size={20} />}
        onClick={() => {
          setRole(person.staff_role ?? 'counselor');
          setOpen(true);
        }}
      >
        {joins ? 'Make staff' : 'Change the role'}
      </Button>
      <FormDialog
        open={open}
        close={() => setOpen(false)}
        title={joins ? `Make ${who} staff?` : `Change the role of ${who}?`}
        confirm={joins ? 'Make staff' : 'Change the role'}
        incomplete={role === person.staff_role || (asks && heir === null)}
        run={() => update(person.id, { staff_role: role, ...(asks && { heir }) }, done)}
      >
        <Typography>
          {joins
            ? `Make staff only people who work here. ${about}`
            : 'The new role counts from their next click on, even where they are logged in now.'}
        </Typography>
        <RoleChoice role={role} choose={setRole} />
        {asks && (
          <CasesGoTo
            count={count}
            who={who}
            heir={heir}
            choose={setHeir}
            otherwise={`As ${ROLE_WORDS[role].article} they cannot work them.`}
          />
        )}
      </FormDialog>
    </>
  );
}
