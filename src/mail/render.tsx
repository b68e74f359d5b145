import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import type { MailLetter } from '../domain/mails/present.ts';
import { AlreadyRegistered } from './already-registered.tsx';
import { AppointmentMail } from './appointment-mail.tsx';
import { AppointmentTold } from './appointment-told.tsx';
import { ApplicationAnswered } from './application-answered.tsx';
import { ApplicationArrived } from './application-arrived.tsx';
import { ApplicationDocument } from './application-document.tsx';
import { ApplicationMoved } from './application-moved.tsx';
import { ApplicationIdle } from './application-idle.tsx';
import { ApplicationNote } from './application-note.tsx';
import { ApplicationReceived } from './application-received.tsx';
import { ApplicationsAnswered } from './applications-answered.tsx';
import { doorCodePicture } from './door-code.tsx';
import { ConfirmNewEmail, EmailChangeAsked, EmailChanged, EmailWanted } from './email-change.tsx';
import { EnquiryArrived } from './enquiry-arrived.tsx';
import { EnquiryReceived } from './enquiry-received.tsx';
import { EventCancelled } from './event-cancelled.tsx';
import { EventChanged } from './event-changed.tsx';
import { EventMessage } from './event-message.tsx';
import { EventRegistered } from './event-registered.tsx';
import { EventWaiting } from './event-waiting.tsx';
import { Logo } from './frame.tsx';
import { LoginLocked } from './login-locked.tsx';
import { BAND, ownLogo, PENNANT, type MailPicture, type OwnLogo } from './pictures.ts';
import { PasswordChanged } from './password-changed.tsx';
import { ResetPassword } from './reset-password.tsx';
import { StaffChanged } from './staff-changed.tsx';
import { AccountsMerged } from './accounts-merged.tsx';
import { PaymentReceived } from './payment-received.tsx';
import { BackupFailed } from './backup-failed.tsx';
import { CaseBegun } from './case-begun.tsx';
import { StaffInvited } from './staff-invited.tsx';
import { TodayDigest } from './today-digest.tsx';
import { VerifyAgain } from './verify-again.tsx';
import { VerifyEmail } from './verify-email.tsx';

/** @param own the consultancy's logo; null: its logo cannot be shown in mails; unset: it has none, so our pennant is shown */
export type RenderLetter = (letter: MailLetter, own?: OwnLogo | null) => Promise<RenderedLetter>;

export interface RenderedLetter {
  html: string;
  text: string;
  /** The pictures that the HTML part shows. */
  pictures: readonly MailPicture[];
}

/** Compiled once: react-email's own function compiles these options for each mail. */
const toPlainText = compile({
  wordwrap: 78,
  // Only texts that people wrote contain line breaks; React renders none.
  preserveNewlines: true,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', format: 'heading', options: { uppercase: false } },
    // The link text is the number already.
    { selector: 'a[href^="tel:"]', format: 'inline' },
  ],
});

/** Renders a letter as HTML and as plain text. */
export async function renderLetter(letter: MailLetter, own?: OwnLogo | null): Promise<RenderedLetter> {
  const logo = own === undefined ? PENNANT : own && ownLogo(own);
  const html = await render(<Logo value={logo}>{templateOf(letter)}</Logo>);
  const text = toPlainText(html);
  const code = 'code' in letter.data ? letter.data.code : '';
  const pictures = [BAND, ...(logo ? [logo.picture] : [])];
  if (code !== '') pictures.push(await doorCodePicture(code));
  return { html, text: `${text.trim()}\n`, pictures };
}

function templateOf(letter: MailLetter): ReactElement {
  const { name } = letter;
  switch (letter.template) {
    case 'verify-email':
      return <VerifyEmail name={name} {...letter.data} until={letter.until} />;
    case 'verify-again':
      return <VerifyAgain name={name} {...letter.data} until={letter.until} />;
    case 'already-registered':
      return <AlreadyRegistered name={name} {...letter.data} />;
    case 'reset-password':
      return <ResetPassword name={name} {...letter.data} until={letter.until} />;
    case 'email-change-asked':
      return <EmailChangeAsked name={name} {...letter.data} />;
    case 'confirm-new-email':
      return <ConfirmNewEmail {...letter.data} until={letter.until} />;
    case 'email-wanted':
      return <EmailWanted name={name} {...letter.data} />;
    case 'email-changed':
      return <EmailChanged name={name} {...letter.data} />;
    case 'password-changed':
      return <PasswordChanged name={name} {...letter.data} />;
    case 'staff-made':
    case 'staff-unmade':
    case 'second-factor-off':
      return <StaffChanged what={letter.template} {...letter.data} />;
    case 'staff-invited':
      return <StaffInvited name={name} {...letter.data} until={letter.until} />;
    case 'login-locked':
      return <LoginLocked name={name} what="password" {...letter.data} />;
    case 'codes-locked':
      return <LoginLocked name={name} what="code" {...letter.data} />;
    case 'application-received':
      return <ApplicationReceived name={name} {...letter.data} />;
    case 'accounts-merged':
      return <AccountsMerged name={name} {...letter.data} />;
    case 'payment-received':
      return <PaymentReceived name={name} {...letter.data} />;
    case 'case-begun':
      return <CaseBegun name={name} {...letter.data} until={letter.until} />;
    case 'application-arrived':
      return <ApplicationArrived {...letter.data} />;
    case 'enquiry-received':
      return <EnquiryReceived name={name} {...letter.data} />;
    case 'enquiry-arrived':
      return <EnquiryArrived {...letter.data} />;
    case 'appointment-booked':
      return <AppointmentMail name={name} what="booked" {...letter.data} />;
    case 'appointment-moved':
      return <AppointmentMail name={name} what="moved" {...letter.data} />;
    case 'appointment-cancelled':
      return <AppointmentMail name={name} what="cancelled" {...letter.data} />;
    case 'appointment-reminder':
      return <AppointmentMail name={name} what={letter.data.soon ? 'soon' : 'tomorrow'} {...letter.data} />;
    case 'appointment-told':
      return <AppointmentTold {...letter.data} />;
    case 'application-answered':
      return <ApplicationAnswered {...letter.data} />;
    case 'applications-answered':
      return <ApplicationsAnswered {...letter.data} />;
    case 'backup-failed':
      return <BackupFailed name={name} {...letter.data} />;
    case 'today-digest':
      return <TodayDigest name={name} {...letter.data} />;
    case 'application-moved':
      return <ApplicationMoved name={name} {...letter.data} />;
    case 'application-idle':
      return <ApplicationIdle name={name} {...letter.data} />;
    case 'application-note':
      return <ApplicationNote name={name} {...letter.data} />;
    case 'application-document':
      return <ApplicationDocument name={name} {...letter.data} />;
    case 'event-registered':
      return <EventRegistered name={name} {...letter.data} movedUp={false} />;
    case 'event-moved-up':
      return <EventRegistered name={name} {...letter.data} movedUp />;
    case 'event-waiting':
      return <EventWaiting name={name} {...letter.data} />;
    case 'event-changed':
      return <EventChanged name={name} {...letter.data} />;
    case 'event-message':
      return <EventMessage name={name} {...letter.data} />;
    case 'event-cancelled':
      return <EventCancelled name={name} {...letter.data} />;
  }
}
