import { invalidChoice, type DomainError } from '../../contract/errors.ts';
import type { FieldFault } from '../../contract/field-faults.ts';

/** Why a list cannot be shown, in words for the visitor. */
export interface Problem {
  status: 400 | 404 | 503;
  message: string;
  /** A link to an address that works. */
  wayOut: { href: string; label: string };
}

/** An invalid address: a page that does not exist, or an unknown filter value. */
export function addressProblem(error: DomainError, firstPage: string, everything: string): Problem {
  if (error.code === 'invalid') {
    const messages = Object.values(error.fields).flat().flatMap(sentenceOf);
    return {
      status: 400,
      message: `This address has a filter that we don’t know. ${messages.join(' ')}`,
      wayOut: { href: everything, label: 'Start without filters' },
    };
  }
  return {
    status: 404,
    message: 'There is no such page in this list.',
    wayOut: { href: firstPage, label: 'Go to the first page' },
  };
}

/** Public reads find wrong values of filters; another back end says by itself what is wrong. */
function sentenceOf(fault: FieldFault): string[] {
  if (fault.code === 'custom') return [fault.message];
  return fault.code === 'no_such_choice' ? [invalidChoice(fault.value)] : [];
}

export function serverProblem(message: string, address: string): Problem {
  return { status: 503, message, wayOut: { href: address, label: 'Try again' } };
}
