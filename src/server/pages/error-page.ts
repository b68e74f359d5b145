import { NO_REFERENCE } from '../../contract/reference.ts';
import { PAGE_TRANSITIONS_HEAD } from '../../ui/page-transitions.ts';
import { TRANSITIONS_SCRIPT_HASH, TRANSITIONS_STYLE_HASH } from './inline-policy.ts';

/** Headers of the error page, which must not be cached. */
export const ERROR_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; base-uri 'none'; script-src ${TRANSITIONS_SCRIPT_HASH}; style-src ${TRANSITIONS_STYLE_HASH}; frame-ancestors 'none'`,
};

/** The page for visitors when rendering fails. It needs no other files, because those may be missing too. */
const ERROR_PAGE = `<!doctype html>
<html lang="en">
<head>
${PAGE_TRANSITIONS_HEAD}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Unexpected Application Error!</title>
</head>
<body>
<main>
<h1>Unexpected Application Error!</h1>
<p>Something went wrong on our side. Please try again in a moment, or go back to the <a href="/">home page</a>.</p>
<p>If it happens again, tell us this reference: ${NO_REFERENCE}</p>
</main>
</body>
</html>
`;

/** The error page, with the reference of a request or without one yet. */
export const errorPage = (reference = NO_REFERENCE): string => ERROR_PAGE.replace(NO_REFERENCE, reference);
