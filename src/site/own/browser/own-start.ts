// Built as a file of its own, of which only the address is known here. The helper that Vite adds to a page for import()
// would cost every visitor more than this whole file.
// oxlint-disable-next-line import/default -- Vite's
import ownState from './own-state.ts?worker&url';
import type { TrustedTypes } from '../../../ui/trusted-types.ts';

// Loads the script that fills [data-own] (own-slot.tsx) if somebody is logged in. Without imports of code this file is
// inlined in the page. After a login in another tab the state appears at the next load of the page.
if (document.documentElement.dataset['session']) {
  const { trustedTypes } = globalThis as TrustedTypes;
  // The page's policy allows scripts from trusted addresses only, and this one knows no other.
  const rules: Record<'createScriptURL', (_: string) => string> = { createScriptURL: () => ownState };
  const script = document.createElement('script');
  script.type = 'module';
  script.src = (trustedTypes?.createPolicy('own-state', rules) ?? rules).createScriptURL('');
  document.body.append(script);
}
