import { offices } from '../../../content/offices.ts';
import type { InputProps } from '../store/use-form.ts';
import { IdChoice } from './id-choice.tsx';

const OPTIONS = Object.entries(offices).map(([id, { name }]) => ({ id, words: name }));

/** An official office. */
export function OfficeInput(props: InputProps) {
  return <IdChoice {...props} options={OPTIONS} />;
}
