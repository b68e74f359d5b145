/**
 * Marks the page as logged in before the first paint, so that Login or Logout is right from the start although the
 * HTML is the same for everybody. Inlined in the page: the content security policy (astro.config.mjs) allows exactly
 * this text. browser/session.ts updates the mark afterwards.
 */
export const SESSION_SCRIPT =
  "try{if(localStorage.accessToken)document.documentElement.dataset.session=localStorage.role=='staff'?'staff':'user'}catch{}";
