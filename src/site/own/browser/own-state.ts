import { STATE_WORDS } from '../../../content/application-states.ts';
import { pathOf, type AnswerOf, type CallAddress } from '../../../contract/calls/address.ts';
import { nepalShortDay } from '../../../contract/nepal-time.ts';
import { routes } from '../../../contract/routes.ts';
import { authorizedFetch, onSessionChange, sessionUser } from '../../../contract/session.ts';
import { OWN_CHANGED } from './own-changed.ts';

/**
 * Fills the [data-own] places of a page (own-slot.tsx) with the state of the person logged in, after the page has
 * loaded. Only people who are logged in load this script (own-start.ts).
 */
const slots = document.querySelectorAll<HTMLElement>('[data-own]');
let shownFor: string | null = null;
let asked = 0;

const hide = () => {
  for (const slot of slots) delete slot.dataset['known'];
};

/**
 * An answer that arrives after a logout, or after somebody else has logged in, is dropped.
 * @param changed also asks again for the person whose state is shown
 */
function look(changed: boolean): void {
  const user = sessionUser();
  if (user === shownFor && !changed) return;
  if (user !== shownFor) hide();
  shownFor = user;
  const ours = (asked += 1);
  if (user === null) return;
  for (const slot of slots) {
    void find(slot).then((found) => {
      if (ours === asked && user === sessionUser()) write(slot, found);
    });
  }
}

/** The texts of a place's parts by name, and the address of its link. */
interface Found {
  href: string;
  parts: Readonly<Record<string, string>>;
}

/** Undefined if nothing is known; then the page stays as it is. */
const find = (slot: HTMLElement): Promise<Found | null | undefined> =>
  slot.dataset['own'] === 'registration' ? registration(slot) : application(slot);

async function application({ dataset: { id } }: HTMLElement): Promise<Found | null | undefined> {
  const list = await read<'GET /api/user/applications/'>(
    pathOf('GET /api/user/applications/', { query: { course: id, records: 1 } }),
  );
  const latest = list?.results[0];
  if (!latest) return list && null;
  const { submitted_at: at, state, reference } = latest;
  const parts = { date: nepalShortDay(at), state: STATE_WORDS[state].label, reference };
  return { href: routes.accountApplication(latest.id), parts };
}

async function registration({ dataset: { id } }: HTMLElement): Promise<Found | null | undefined> {
  const list = await read<'GET /api/user/registrations/'>(
    pathOf('GET /api/user/registrations/', { query: { event: id } }),
  );
  const place = list?.results.find(({ cancelled_at: cancelled, over }) => cancelled === null && !over);
  if (!place) return list && null;
  return {
    href: routes.accountEvents(),
    parts: {
      place: place.waiting ? 'You are on the waiting list.' : 'You have a place.',
      link: place.can_cancel && !place.waiting ? 'See or cancel it' : 'See your events',
    },
  };
}

async function read<Address extends CallAddress>(path: string): Promise<AnswerOf<Address> | undefined> {
  try {
    const response = await authorizedFetch(path);
    return response.ok ? ((await response.json()) as AnswerOf<Address>) : undefined;
  } catch {
    return undefined;
  }
}

function write(slot: HTMLElement, found: Found | null | undefined): void {
  if (!found) {
    if (found === null) delete slot.dataset['known'];
    return;
  }
  for (const [name, text] of Object.entries(found.parts)) {
    const part = slot.querySelector(`[data-part="${name}"]`);
    if (part) part.textContent = text;
  }
  slot.querySelector('a[data-part="link"]')?.setAttribute('href', found.href);
  slot.dataset['known'] = '';
}

look(true);
onSessionChange(() => look(false));
addEventListener(OWN_CHANGED, () => look(true));
// Somebody else may be logged in when the page comes back from the back/forward cache.
addEventListener('pagehide', hide);
addEventListener('pageshow', ({ persisted }) => persisted && look(true));
