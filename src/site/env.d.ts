declare namespace App {
  interface Locals {
    reads: import('../contract/public-reads.ts').PublicReads;
    /** Start of every absolute link; the request's host is never used. */
    publicOrigin: string;
    /** Where islands call the API: '' for this site, otherwise the origin of the back end in API_BASE_URL. */
    apiOrigin: string;
    /** URL of the back office, where staff go after logging in. */
    adminUrl: string;
    requestId: string;
    /**
     * Takes a page as it is sent, and returns what stands for it in the answer: the stream of an answer would copy it twice. Undefined
     * in development.
     */
    finish?: ((page: Buffer) => string) | undefined;
    /** What can be booked, and what a person has booked; undefined with another back end. */
    booking?: Pick<import('../domain/appointments/facade.ts').Appointments, 'times' | 'readOwn'> | undefined;
    /** Set on account pages if the browser submitted the form itself; never contains a password. */
    sentForm?: import('../contract/account-forms.ts').SentForm | undefined;
  }
}
