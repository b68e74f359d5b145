import { moveTo } from '../../../ui/move-to.ts';
import { plainIsland } from '../../islands/browser/plain-island.ts';
import { addressOf, changedBeforeStart, isComplete, isCourseSearch, isPlainClick } from './search-form.ts';
import { element, setBusy, showAnswer, showFailure, showTop } from './shown-search.ts';

/** Number of kept answers, for Back and Forward. */
const KEPT_ANSWERS = 20;

interface Visit {
  address: string;
  /** 'new' adds a history entry, 'same' keeps the current one. */
  step: 'new' | 'same';
  /** Moves to the top of the results once they are shown. */
  toTop?: boolean;
}

/**
 * Shows other searches in place: fetches the page of a search and takes over what differs, so that the focus, open groups and
 * an open sheet stay.
 */
export default plainIsland(() => {
  const page = document.getElementById('course-search');
  if (page) start(page);
});

const here = () => location.pathname + location.search;

function start(page: HTMLElement): void {
  const answers = new Map<string, string>();
  /** The address that is shown or being fetched. */
  let at = here();
  let last: Visit = { address: at, step: 'same' };
  let call: AbortController | undefined;

  async function visit(wanted: Visit): Promise<void> {
    call?.abort();
    const ours = new AbortController();
    call = ours;
    last = wanted;
    const { address, step, toTop } = wanted;
    if (step === 'new' && address !== here()) moveTo(address);
    at = address;
    setBusy(page, true);
    try {
      const text = answers.get(address) ?? (await fetchPage(address, ours.signal));
      if (ours.signal.aborted) return;
      // Somebody may be typing; but after Back the text follows the address.
      at = showAnswer(page, text, step === 'new') ?? at;
      if (at !== address) history.replaceState(history.state, '', at);
      if (toTop) showTop(page);
    } catch {
      if (!ours.signal.aborted) showFailure(page);
    }
  }

  async function fetchPage(address: string, signal: AbortSignal): Promise<string> {
    const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
    const text = await response.text();
    if (response.ok) remember(address, text);
    return text;
  }

  function remember(address: string, text: string): void {
    answers.delete(address);
    answers.set(address, text);
    const [oldest] = answers.keys();
    if (answers.size > KEPT_ANSWERS && oldest) answers.delete(oldest);
  }

  page.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('#course-filter-form, #course-reset-form')) return;
    event.preventDefault();
    const sheet = element(page, '#course-filters');
    const fromSheet = sheet.matches(':popover-open');
    if (fromSheet) sheet.hidePopover();
    void visit({ address: addressOf(form), step: 'new', toTop: fromSheet });
  });
  page.addEventListener('change', ({ target }) => {
    const { form, type } = target as HTMLInputElement;
    if (form && type !== 'search' && isComplete(target as Element))
      void visit({ address: addressOf(form), step: 'new' });
  });
  page.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[data-retry]')) void visit({ ...last, step: 'same' });
    const link = target.closest('a');
    if (!link || !isPlainClick(event) || !isCourseSearch(link)) return;
    event.preventDefault();
    const toTop = link.rel === 'next' || link.rel === 'prev';
    void visit({ address: link.pathname + link.search, step: 'new', toTop });
  });
  const follow = () => {
    // Not when only the fragment has changed, as by the skip link.
    if (here() !== at) void visit({ address: here(), step: 'same' });
  };
  addEventListener('popstate', follow);
  addEventListener('overlay', () => {
    // After changes in the sheet, the entry below has an older address. Another entry was gone to by a quick second Back.
    if ((history.state as { below?: boolean } | null)?.below) history.replaceState(null, '', at);
    else follow();
  });

  const form = element(page, '#course-filter-form') as HTMLFormElement;
  if (changedBeforeStart(form)) void visit({ address: addressOf(form), step: 'new' });
  page.dataset['live'] = '';
}
