/** A mail as it goes out, the same at every attempt. */
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
  /** Its Date header: when it was written, not when it got through. */
  queuedAt: Date;
}

/** A file that goes along with a mail. */
export interface MailAttachment {
  /** A name of ours, plain ASCII. */
  fileName: string;
  /** With its parameters: 'text/calendar; charset=utf-8; method=PUBLISH'. */
  mediaType: string;
  content: string;
}

/** Who we are in every mail. */
export interface Sender {
  name: string;
  /** From, and where mail servers report what they could not deliver. */
  address: string;
  /** Where an answer goes. */
  replyTo: string;
}

export type Delivery = { ok: true } | FailedDelivery;

export interface FailedDelivery {
  ok: false;
  /** The same mail would be refused again: an address that does not exist, say. */
  permanent: boolean;
  /** A status code and words of ours. Never what a server said: it repeats addresses. */
  reason: string;
}

/** Hands mails over: to a mail server, or into files. */
export interface Mailer {
  /** Never rejects. Settles within ATTEMPT_SECONDS; `ok` means that the other side has answered for the mail. */
  deliver(mail: RenderedMail): Promise<Delivery>;
  /** Deletes what it holds itself of mails it delivered: files. What a mail server has is not ours. */
  forget(mailIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Below the lease of a mail (LEASE_MINUTES in domain/mails), with time left to write down what became of it. */
export const ATTEMPT_SECONDS = 180;
