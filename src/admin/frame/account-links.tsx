import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { routes } from '../../contract/routes.ts';
import { logOut } from '../../contract/session.ts';
import { unsaved } from '../edit/store/kept.ts';
import { colors } from '../theme/colors.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';

/** The person logged in, with links to their account and the website, and Logout. */
export function AccountLinks() {
  const { identity } = useGetIdentity();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut();
  };
  const link = { color: colors.night200, display: 'flex', alignItems: 'center', minHeight: 44 };
  return (
    <div className="on-night">
      <Typography sx={{ color: colors.white, overflowWrap: 'anywhere', fontWeight: 600 }}>
        <BreakableAddress address={String(identity?.['email'] ?? '')} />
      </Typography>
      <Link href={routes.accountSecurity()} sx={link}>
        Password and security
      </Link>
      <Link href={routes.home()} sx={link}>
        The website
      </Link>
      <Button
        startIcon={<LogOut />}
        disabled={leaving}
        onClick={() => (unsaved().length > 0 ? setAsking(true) : leave())}
        sx={{ color: colors.white, pl: 0, '&.Mui-disabled': { color: colors.night300 } }}
      >
        Log out
      </Button>
      {asking && <UnsavedQuestion onStay={() => setAsking(false)} onLeave={leave} />}
    </div>
  );
}

/** Breaks an address that is too long for the menu at its @. */
function BreakableAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  if (at < 0) return <>{address}</>;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
