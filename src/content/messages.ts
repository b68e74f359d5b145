import {
  isMessageField,
  MESSAGE_FIELDS,
  MESSAGE_MARKER,
  type MessageField,
  type MessageTemplates,
} from '../contract/documents/messages.ts';
import { live } from './live.ts';

export const SHIPPED_MESSAGES: MessageTemplates = {
  templates: [
    {
      title: 'Documents are missing',
      text: 'Dear {first_name},\n\nfor your application {reference} we still need {missing}. Please add them on the page of your application, as photos or as PDF. Send first what you have.\n\n{counselor}\n{our_name}, {our_phone}',
    },
    {
      title: 'Please call us',
      text: 'Dear {first_name},\n\nwe would like to talk to you about {course} at {university}. Please call us at {our_phone}, or write here when we can call you.\n\n{counselor}',
    },
    {
      title: 'The deadline is near',
      text: 'Dear {first_name},\n\n{university} takes applications for {intake} until {deadline}. Please answer here before then, so that we can send yours in time.\n\n{counselor}',
    },
  ],
};

/** The templates as they are now. */
export const messageTemplates = (): MessageTemplates => live('messages', SHIPPED_MESSAGES);

/** A template filled in for one case. */
export interface FilledMessage {
  text: string;
  /** What has to be written by hand, in sentences; these fields are still in the text. */
  faults: string[];
}

/** Fills a template in. @param values the fields that the case has; empty ones count as missing */
export function fillMessage(text: string, values: Readonly<Record<MessageField, string>>): FilledMessage {
  const faults = new Set<string>();
  const filled = text.replaceAll(MESSAGE_MARKER, (whole, name: string) => {
    if (isMessageField(name) && values[name] !== '') return values[name];
    faults.add(
      isMessageField(name)
        ? `This case has nothing for ${whole}, ${MESSAGE_FIELDS[name]}. Write it yourself.`
        : `${whole} is not a field. Write what you mean.`,
    );
    return whole;
  });
  return { text: filled, faults: [...faults] };
}
