import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import MailPlus from 'lucide-react/icons/mail-plus';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { useGetIdentity } from 'ra-core';
import type { Person, PersonChange } from '../../contract/accounts.ts';
import { REFUSALS } from '../../contract/refusals.ts';
import { sessionUser } from '../../contract/session.ts';
import type { OfficeIdentity } from '../frame/auth-provider.ts';
import { useChange } from '../frame/use-change.ts';
import { DisableAction } from '../staff/disable-action.tsx';
import { LeaveAction } from '../staff/leave-action.tsx';
import { RoleAction } from '../staff/role-actions.tsx';
import { useMay } from '../frame/use-may.ts';
import { ConfirmAction } from '../parts/confirm-action.tsx';
import { ChangeEmail } from './change-email.tsx';
import { fullName } from './person-words.tsx';

/** What becoming staff means for second factors, the other person's and one's own. */
function secondFactorWords(own: OfficeIdentity | undefined): string {
  if (!own || own.second_factor_rule === 'optional') return '';
  return own.second_factor
    ? 'They will be asked to set up a second factor before they get in.'
    : 'As soon as two people are staff, both of you must set up a second factor before you can go on. Have your phone ready.';
}

/** Actions on an account. One's own account can only be changed by a colleague; the API enforces this. */
export function PersonActions({ person }: { person: Person }) {
  const { update, act } = useChange();
  const change = (data: PersonChange, done: string) => () => update(person.id, data, done);
  const who = fullName(person) || person.email;
  const { data: identity } = useGetIdentity();

  const may = useMay();
  if (!may('write', person.staff_role === null ? 'people' : 'staff')) return null;
  if (person.id === sessionUser()) {
    return (
      <Typography color="textSecondary">This is your own account. {REFUSALS.own_account.message}</Typography>
    );
  }
  return (
    <Box role="group" aria-label="What you can do" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {person.verified_at === null && (
        <ConfirmAction
          label="Send the confirmation mail again"
          icon={<MailPlus size={20} />}
          title="Send the mail again?"
          consequences={`${person.email} gets a new link to confirm the address. A link sent earlier stops working.`}
          confirm="Send it"
          run={() =>
            act(
              'POST /api/staff/people/{id}/send-verification/',
              { params: { id: person.id } },
              `A new confirmation mail is on its way to ${person.email}.`,
            )
          }
        />
      )}
      {may('write', 'staff') && (
        <RoleAction
          person={person}
          who={who}
          about={secondFactorWords(identity as OfficeIdentity | undefined)}
        />
      )}
      {may('write', 'staff') && person.role === 'user' && person.status === 'active' && (
        <ChangeEmail person={person} />
      )}
      {may('write', 'staff') && person.staff_role !== null && <LeaveAction person={person} who={who} />}
      {person.second_factor && may('write', 'staff') && (
        <ConfirmAction
          label="Turn the second factor off"
          icon={<KeyRound size={20} />}
          title={`Turn the second factor of ${who} off?`}
          consequences="For a colleague who has lost both phone and recovery codes. Speak to them first. They are logged out everywhere, can log in with the password alone and can set up a new second factor. All staff are told by mail."
          confirm="Turn it off"
          harmful
          run={() =>
            act(
              'POST /api/staff/people/{id}/second-factor-off/',
              { params: { id: person.id } },
              `The second factor of ${who} is off.`,
            )
          }
        />
      )}
      {person.status === 'active' && may('write', 'staff') && (
        <ConfirmAction
          label="Log out everywhere"
          icon={<LogOut size={20} />}
          title={`Log ${who} out everywhere?`}
          consequences="For a stolen phone or a password that somebody else knows. All devices are logged out at once. The password stays: ask them to set a new one."
          confirm="Log out"
          harmful
          run={() =>
            act(
              'POST /api/staff/people/{id}/end-sessions/',
              { params: { id: person.id } },
              `${who} is logged out everywhere.`,
            )
          }
        />
      )}
      {person.status === 'active' ? (
        <DisableAction person={person} who={who} />
      ) : (
        <ConfirmAction
          label="Enable the account"
          icon={<UserRoundCheck size={20} />}
          title={`Enable the account of ${who}?`}
          consequences="They can log in again with the password they had."
          confirm="Enable"
          run={change({ status: 'active' }, `The account of ${who} is enabled.`)}
        />
      )}
    </Box>
  );
}
