/** What a visitor sees when a page fails. Self-contained: whatever broke may have taken the styles with it. */
export const ERROR_PAGE = `<!doctype html>
<html lang="en">
<head>
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
