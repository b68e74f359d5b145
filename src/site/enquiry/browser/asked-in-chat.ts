import { questionIn } from '../../../contract/enquiry-routes.ts';

/** Writes the question that somebody asked in the chat into the form, unless they have typed one already. */
const asked = questionIn(location.hash);
const field = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
if (asked !== undefined && field?.value === '') {
  field.value = asked.slice(0, field.maxLength);
}
