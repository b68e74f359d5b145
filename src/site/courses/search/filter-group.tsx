import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Choices, type Choice } from '../../../ui/choices.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** A closed group of fields that says what is chosen in it. Works on touch screens and without JavaScript. */
export function Group(props: {
  label: string;
  /** What is chosen; '' for nothing. */
  chosen: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="filter-group" open={props.open || undefined}>
      <summary>
        <span className="min-w-0">
          <span className="field-label block">{props.label}</span>
          <span className="filter-group-chosen">{props.chosen || 'Any'}</span>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <div className="filter-group-fields">{props.children}</div>
    </details>
  );
}

/** A filter with several options: like a select, but it allows several choices and shows counts. */
export function FilterGroup(props: {
  name: string;
  label: string;
  choices: readonly (Choice & { label: string })[];
  chosen: readonly string[];
  /** Why there are no options. */
  note?: string | undefined;
}) {
  const { name, label, choices, chosen, note } = props;
  const names = choices.filter(({ value }) => chosen.includes(String(value))).map((choice) => choice.label);
  return (
    <Group label={label} chosen={names.join(', ')}>
      {note ? (
        <p className="pb-2">{note}</p>
      ) : (
        <Choices
          name={name}
          legend={<VisuallyHidden>{label}</VisuallyHidden>}
          choices={choices}
          defaultChecked={chosen}
        />
      )}
    </Group>
  );
}
