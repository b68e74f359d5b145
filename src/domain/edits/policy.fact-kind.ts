import { isSame } from '../../contract/edits/changes.ts';
import type { FactForm } from '../../contract/forms/fact.ts';

/**
 * Whether a figure is still of the kind that was shipped: what pages calculate with stays an amount, months stay months,
 * and a calculation stays what it is. @returns a sentence that says what it has to be; undefined if it is
 */
export function otherFactKind({ value }: FactForm, shipped: unknown): string | undefined {
  const kind = kindOf(value);
  const wanted = kindOf(shipped);
  if (kind === wanted && (kind !== 'calculation' || isSame(value, shipped as never))) return undefined;
  return {
    amount: 'This figure is a number: other figures are calculated from it. Enter a number or a range.',
    text: 'This figure is text. Write it in words.',
    months: 'This figure is a list of months.',
    calculation: 'This figure is calculated from others. Change those instead.',
  }[wanted];
}

function kindOf(value: unknown): 'amount' | 'text' | 'months' | 'calculation' {
  if (typeof value === 'string') return 'text';
  if (typeof value !== 'object' || value === null) return 'amount';
  if ('intakes' in value) return 'months';
  return 'sum' in value || 'product' in value ? 'calculation' : 'amount';
}
