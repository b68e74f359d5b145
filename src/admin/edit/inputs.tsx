import type { ComponentType } from 'react';
import type { OwnInput } from '../../contract/forms/field.ts';
import { DayInput } from './inputs/day-input.tsx';
import { FactInput } from './inputs/fact-input.tsx';
import { FactValueInput } from './inputs/fact-value/fact-value-input.tsx';
import { FormPicture } from './inputs/form-picture.tsx';
import { MomentInput } from './inputs/moment-input.tsx';
import { OfficeInput } from './inputs/office-input.tsx';
import { ProseInput } from './inputs/prose-input.tsx';
import { RecordInput } from './inputs/record-input.tsx';
import type { InputProps } from './store/use-form.ts';

/** The inputs by the names that schemas give them (contract/forms/meta.ts). A new input is a component and its line here. */
export const INPUTS: Readonly<Record<OwnInput | 'prose', ComponentType<InputProps>>> = {
  prose: ProseInput,
  picture: FormPicture,
  fact: FactInput,
  office: OfficeInput,
  record: RecordInput,
  'fact value': FactValueInput,
  day: DayInput,
  moment: MomentInput,
};
