import { longDate } from '../../contract/dates.ts';
import { invalidChoice } from '../../contract/errors.ts';
import type { FieldFault, FieldFaults } from '../../contract/field-faults.ts';
import { intakeName } from '../../contract/intakes.ts';
import type { FieldErrors } from './field-messages.ts';

/** The message for a fault that the domain found in a field: Django REST Framework's if it has one. */
export function faultSentence(fault: FieldFault): string {
  switch (fault.code) {
    case 'required':
      return 'This field is required.';
    case 'not_an_email':
      return 'Enter a valid email address.';
    case 'not_a_date':
      return 'Enter a valid date.';
    case 'not_a_text':
      return 'Not a valid string.';
    case 'null_characters':
      return 'Null characters are not allowed.';
    case 'common_password':
      return 'Many people use this password, so attackers try it first. Please choose another one, for example a few words with a number and a symbol in between.';
    case 'too_long':
      return `Ensure this field has no more than ${fault.most} characters.`;
    case 'no_such_choice':
      return invalidChoice(fault.value);
    case 'not_a_choice':
      return `"${fault.value.slice(0, 100)}" is not a valid choice.`;
    case 'not_a_uuid':
      return `“${fault.value}” is not a valid UUID.`;
    case 'no_such_object':
      return `Invalid pk "${fault.value}" - object does not exist.`;
    case 'no_such_intake':
      return 'This course has no such intake. Choose one of the list, or “Not sure yet”.';
    case 'intake_closed':
      return `Applications for ${intakeName(fault.intake)} are closed${fault.deadline ? ` since the deadline of ${longDate(fault.deadline)}` : ''}. Choose another intake, or “Not sure yet”.`;
    case 'custom':
      return fault.message;
    case 'no_such_document':
      return 'A document of an earlier application is no longer there. Leave it out and choose the file instead.';
    case 'no_file':
      return 'Choose at least one file.';
    case 'not_a_file':
      return 'The submitted data was not a file. Check the encoding type on the form.';
    case 'empty_file':
      return 'The submitted file is empty.';
    case 'extension_not_accepted':
      return `Only ${fault.accepted.join(', ')} files can be uploaded.`;
    case 'without_number':
      return `Send each file under a name with its number, the first as ${fault.group}[0][file].`;
    case 'other_content':
      return `The name ends in .${fault.extension}, but this is not a ${fault.extension} file. Save it again or take a new photo.`;
    case 'word_runs':
      return `${fault.fileName} contains macros, or parts that run or load something when it is opened. Save it as a PDF and send that.`;
    case 'word_too_large':
      return `${fault.fileName} is too large for a Word document. Save it as a PDF and send that.`;
    case 'infected':
      return `A virus was found in ${fault.fileName} (${fault.found}). Choose a clean copy of it.`;
    case 'too_large_to_scan':
      return `${fault.fileName} is too large for our virus check. Make it smaller, split it into several files, or write to us for another way to send it.`;
  }
}

export const faultSentences = (faults: FieldFaults): FieldErrors =>
  Object.fromEntries(Object.entries(faults).map(([field, all]) => [field, all.map(faultSentence)]));
