import type { Mail } from '../../contract/accounts.ts';
import { Tag, type Tone } from '../parts/tag.tsx';

const STATES: Record<Mail['state'], { label: string; tone: Tone }> = {
  waiting: { label: 'On its way', tone: 'open' },
  sent: { label: 'Sent', tone: 'good' },
  dead: { label: 'Not delivered', tone: 'wrong' },
};

/** States for the filter; those that need attention first. */
export const MAIL_STATES = (['dead', 'waiting', 'sent'] as const).map((value) => ({
  value,
  label: STATES[value].label,
}));

export function MailState({ mail }: { mail: Mail }) {
  const { label, tone } = STATES[mail.state];
  return <Tag tone={tone}>{label}</Tag>;
}
