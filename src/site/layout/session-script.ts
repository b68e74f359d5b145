/**
 * Marks the page as somebody's before it is first painted, so that Login or Logout is right from the start although the
 * HTML is the same for everybody. It stands in the page itself: the content security policy (astro.config.mjs) allows
 * exactly this text. browser/session.ts keeps the mark right from then on.
 */
export const SESSION_SCRIPT =
  "try{if(localStorage.accessToken)document.documentElement.dataset.session=localStorage.role=='staff'?'staff':'user'}catch{}";
