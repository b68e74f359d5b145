/** A mail as it is sent, the same at every attempt. */
export interface RenderedMail {
  id: string;
  /** With its angle brackets. */
  messageId: string;
  /** One mailbox. */
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  /** Value of the Date header: when the mail was queued, not when it was delivered. */
  queuedAt: Date;
}

/** A file attached to a mail. */
export interface MailAttachment {
  /** Chosen by us, plain ASCII. */
  fileName: string;
  /** With its parameters: 'text/calendar; charset=utf-8; method=PUBLISH'. */
  mediaType: string;
  content: string;
  /** Of `content`; text without it. */
  encoding?: 'base64';
  /** Content-ID of a picture that the HTML part shows; mail programs do not list it as an attachment. */
  cid?: string;
}

/** The sender of every mail. */
export interface Sender {
  name: string;
  /** Address of the From header, and of the envelope, to which mail servers report failed deliveries. */
  address: string;
  /** Address for replies. */
  replyTo: string;
}

export type Delivery = { ok: true } | FailedDelivery;

export interface FailedDelivery {
  ok: false;
  /** True if the same mail would be refused again, for example because the address does not exist. */
  permanent: boolean;
  /** A status code and our own words. Never the text of the server, which may repeat addresses. */
  reason: string;
}

/** Delivers mails to a mail server or to files. */
export interface Mailer {
  /** Never rejects. Settles within ATTEMPT_SECONDS; `ok` means that the mail server or the disk has accepted the mail. */
  deliver(mail: RenderedMail): Promise<Delivery>;
  /** Ids of the delivered mails that are files. Empty where a mail server has them. */
  kept(): Promise<string[]>;
  /** Deletes the files of these mails. Mails that a mail server has accepted cannot be deleted. */
  forget(mailIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Longest delivery attempt. Shorter than the lease of a mail (LEASE_MINUTES in domain/mails), to leave time to record
 * the result.
 */
export const ATTEMPT_SECONDS = 180;
