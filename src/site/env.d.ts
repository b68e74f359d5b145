declare namespace App {
  interface Locals {
    reads: import('../contract/public-reads.ts').PublicReads;
    /** Every absolute link starts with this, never with the request's host. */
    publicOrigin: string;
    /** Where islands call the API: '' on this site, else the origin of the back end that API_BASE_URL names. */
    apiOrigin: string;
    /** The back office, where staff go after logging in. */
    adminUrl: string;
    requestId: string;
    /** On pages of accounts, where the browser sent the form itself; never with a password. */
    sentForm?: import('../contract/account-forms.ts').SentForm | undefined;
  }
}
