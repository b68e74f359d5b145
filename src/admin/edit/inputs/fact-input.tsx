import { useMemo } from 'react';
import type { InputProps } from '../store/use-form.ts';
import { IdChoice } from './id-choice.tsx';
import { factWords, useFacts } from './use-facts.ts';

/** A figure, with its value as it is now. */
export function FactInput(props: InputProps) {
  const { facts, isLoading } = useFacts();
  const options = useMemo(() => facts.map((fact) => ({ id: fact.id, words: factWords(fact) })), [facts]);
  return <IdChoice {...props} options={options} loading={isLoading} />;
}
