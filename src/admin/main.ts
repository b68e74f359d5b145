import '../ui/styles/fonts.css';
import './theme/base.css';
import './gate/gate.css';
import { accessToken } from '../contract/session.ts';
import { reportUnhandledErrors } from '../ui/failures/report.ts';
import { askEntry } from './gate/entry.ts';
import { showAtGate } from './gate/gate.ts';
import { leaveWithSession, loginAddress } from './gate/leave.ts';

reportUnhandledErrors('back office');
const root = document.getElementById('office')!;
// Loaded while the API checks the person; not loaded for visitors who are not logged in.
const office = accessToken() === null ? undefined : import('./back-office.tsx').catch(() => undefined);
const entry = await askEntry();

if (entry.as === 'logged_out' || entry.as === 'not_staff') location.replace(loginAddress());
else if (entry.as !== 'staff') showAtGate(root, entry.as);
else {
  const loaded = await office;
  if (loaded) {
    leaveWithSession();
    loaded.openBackOffice(root, entry.profile);
  } else showAtGate(root, 'unreachable');
}
