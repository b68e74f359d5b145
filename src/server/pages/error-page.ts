import { PAGE_TRANSITIONS_HEAD } from '../../ui/page-transitions.ts';
import { TRANSITIONS_SCRIPT_HASH, TRANSITIONS_STYLE_HASH } from './inline-policy.ts';

/** Headers of `ERROR_PAGE`, which must not be cached. */
export const ERROR_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; base-uri 'none'; script-src ${TRANSITIONS_SCRIPT_HASH}; style-src ${TRANSITIONS_STYLE_HASH}; frame-ancestors 'none'`,
};

/** The page for visitors when rendering fails. It needs no other files, because those may be missing too. */
export const ERROR_PAGE = `<!doctype html>
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
</main>
</body>
</html>
`;
