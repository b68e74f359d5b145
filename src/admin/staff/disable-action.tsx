import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import type { Person } from '../../contract/accounts.ts';
import { can } from '../../contract/rights.ts';
import { useChange } from '../frame/use-change.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { CasesGoTo, useCasesOf } from './cases-go-to.tsx';

/** Disables an account, and asks who takes over the cases of a counselor. */
export function DisableAction({ person, who }: { person: Person; who: string }) {
  const { update } = useChange();
  const [open, setOpen] = useState(false);
  const [heir, setHeir] = useState<string | null>(null);
  const works = person.staff_role !== null && can(person.staff_role, 'write', 'cases');
  const count = useCasesOf(person.id, open && works) ?? 0;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Ban size={20} />}
        onClick={() => setOpen(true)}
      >
        Disable the account
      </Button>
      <FormDialog
        open={open}
        close={() => setOpen(false)}
        title={`Disable the account of ${who}?`}
        confirm="Disable"
        harmful
        run={() =>
          update(
            person.id,
            { status: 'disabled', ...(heir !== null && { heir }) },
            `The account of ${who} is disabled.`,
          )
        }
      >
        <Typography>
          They are logged out everywhere at once and cannot log in. Nothing is deleted. You can enable the
          account again later, and then they log in again.
        </Typography>
        {count > 0 && (
          <CasesGoTo
            count={count}
            who={who}
            heir={heir}
            choose={setHeir}
            otherwise="Without a colleague they stay with the disabled account. You can assign them later in the list of applications."
          />
        )}
      </FormDialog>
    </>
  );
}
