import { accessToken, onSessionChange } from '../../../contract/session-state.ts';
// Built as a file of its own, of which only the address is known here. The helper that Vite adds to a page for import()
// would cost every visitor more than this whole file.
// oxlint-disable-next-line import/default -- Vite's
import ownState from './own-state.ts?worker&url';

let started = false;

/** Loads the script that fills [data-own] (own-slot.tsx) once somebody is logged in. */
function start(): void {
  if (started || accessToken() === null) return;
  started = true;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = ownState;
  document.head.append(script);
}

start();
onSessionChange(start);
