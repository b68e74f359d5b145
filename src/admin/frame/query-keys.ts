/** Which documents are changed, what is still a sample, and the consultancy's name and logo. */
export const SITE_CONTENT = ['site-content'];
