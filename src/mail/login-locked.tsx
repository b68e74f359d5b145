import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph } from './parts.tsx';

interface LoginLockedProps {
  /** First name, or ''. */
  name: string;
  /** Which of the two was wrong too often. */
  what: 'password' | 'code';
  /** '12 December 2026, 2:00 PM' */
  at: string;
  /** Duration of the lock-out: '15 minutes' */
  wait: string;
  resetLink: string;
}

/**
 * To the owner, once per lock-out after too many failed logins. The login page does not reveal that the account exists.
 */
export function LoginLocked({ name, what, at, wait, resetLink }: LoginLockedProps) {
  return (
    <Frame
      preview={`Too many wrong ${what}s on ${at}, Nepal time. You can try again in ${wait}.`}
      heading="Logging in is blocked for a short time"
      name={name}
    >
      {what === 'password' ? (
        <>
          <Paragraph>
            On {at}, Nepal time, somebody typed a wrong password too many times for your account at{' '}
            {consultancy().name}. For {wait} nobody can log in to it, except on a device where you have logged
            in before.
          </Paragraph>
          <Paragraph>If it was you, wait {wait} and try again, or choose a new password.</Paragraph>
          <Paragraph>
            If this was not you, nobody has found out your password and you don’t need to do anything. You
            stay logged in where you are. If this happens often, call us:{' '}
            <PhoneLink phone={consultancy().phones[0] ?? ''} />.
          </Paragraph>
        </>
      ) : (
        <>
          <Paragraph>
            On {at}, Nepal time, somebody typed a wrong code too many times for your account at{' '}
            {consultancy().name}. For {wait} we won’t accept any code.
          </Paragraph>
          <Paragraph>If it was you, wait {wait}, then use a new code or a recovery code.</Paragraph>
          <Paragraph>
            If this was not you, somebody knows your password. Choose a new one now, then call us:{' '}
            <PhoneLink phone={consultancy().phones[0] ?? ''} />.
          </Paragraph>
        </>
      )}
      <Action href={resetLink}>Choose a new password</Action>
    </Frame>
  );
}
