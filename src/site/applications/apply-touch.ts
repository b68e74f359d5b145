/** `client:touch` of the application form: fetched when somebody who is logged in first touches a button for a course. */
export const APPLY_TOUCH = '[data-session] [data-course]';
