/** `client:touch` of the application form: loaded when a person who is logged in first touches an apply button. */
export const APPLY_TOUCH = '[data-session] [data-course]';
