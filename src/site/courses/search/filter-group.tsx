import { ChevronDown } from 'lucide-react';
import { Choices, type Choice } from '../../../ui/choices.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/**
 * A filter with several options: collapsed it shows what is chosen, like a select, but it allows several choices and
 * shows counts. Works on touch screens and without JavaScript.
 */
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
    <details className="filter-group">
      <summary>
        <span className="min-w-0">
          <span className="field-label block">{label}</span>
          <span className="filter-group-chosen">{names.join(', ') || 'Any'}</span>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      {note ? (
        <p className="px-3.5 pb-3">{note}</p>
      ) : (
        <Choices
          name={name}
          legend={<VisuallyHidden>{label}</VisuallyHidden>}
          choices={choices}
          defaultChecked={chosen}
        />
      )}
    </details>
  );
}
