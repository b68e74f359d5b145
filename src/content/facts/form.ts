import type { FactForm } from '../../contract/forms/fact.ts';
import type { StoredFact } from './schema.ts';

/** A figure as its form shows it. */
export const formOf = ({
  label,
  value,
  period,
  each,
  checked,
  likely_changed,
  office,
  review_by,
  reading,
}: StoredFact): FactForm => ({
  label,
  value: value as FactForm['value'],
  period: period ?? null,
  each: each ?? null,
  checked,
  likely_changed: likely_changed ?? false,
  office: { name: office.name, href: office.href },
  review_by,
  reading: reading ?? null,
});

/** A shipped figure with what a form says of it. */
export function withForm(shipped: StoredFact, form: FactForm): StoredFact {
  const { period: _period, each: _each, likely_changed: _likely, reading: _reading, ...fixed } = shipped;
  const { label, value, period, each, checked, likely_changed, office, review_by, reading } = form;
  return {
    ...fixed,
    label,
    value: value as StoredFact['value'],
    checked,
    office,
    review_by,
    ...(period && { period }),
    ...(each && { each }),
    ...(likely_changed && { likely_changed }),
    ...(reading && { reading }),
  };
}
