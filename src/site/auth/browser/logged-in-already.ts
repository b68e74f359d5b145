/** The id of what the login page tells somebody who is logged in. */
export const ALREADY = 'logged-in-already';
