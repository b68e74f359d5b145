/** Id of the login page's notice for visitors who are already logged in. */
export const ALREADY = 'logged-in-already';
