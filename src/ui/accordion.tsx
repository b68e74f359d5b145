import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface AccordionItem {
  /** Unique in its accordion; by default the title, if that is plain text. */
  key?: string;
  title: ReactNode;
  content: ReactNode;
}

/** Native details elements that share a name: one open at a time, collapsible, found by the browser's text search. */
export function Accordion({
  name,
  items,
  openFirst,
}: {
  /** Unique on the page. */
  name: string;
  items: readonly AccordionItem[];
  openFirst?: boolean;
}) {
  return (
    <div className="accordion">
      {items.map((item, index) => (
        <details
          key={item.key ?? (typeof item.title === 'string' ? item.title : `item-${index}`)}
          name={name}
          open={openFirst && index === 0}
        >
          <summary>
            {item.title}
            <Icon of={ChevronDown} />
          </summary>
          <div className="accordion-body">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
