import { useRef, type KeyboardEvent, type ReactNode } from 'react';

export type FormTab = 'profile' | 'documents';
const TABS = [
  { name: 'profile', label: 'Profile' },
  { name: 'documents', label: 'Documents' },
] as const;

const other = (tab: FormTab): FormTab => (tab === 'profile' ? 'documents' : 'profile');

/** The two tabs; arrow keys, Home and End move between them. `counts`: errors in each. */
export function FormTabs({
  tab,
  counts,
  onChange,
}: {
  tab: FormTab;
  counts: Readonly<Record<FormTab, number>>;
  onChange: (tab: FormTab) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const keys = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: other(tab),
      ArrowRight: other(tab),
      Home: 'profile' as const,
      End: 'documents' as const,
    }[event.key];
    if (!next) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#apply-tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Parts of the form" className="apply-tabs" ref={list}>
      {TABS.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`apply-tab-${name}`}
          aria-controls={`apply-panel-${name}`}
          aria-selected={tab === name}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onChange(name)}
          onKeyDown={keys}
        >
          {label}
          {counts[name] > 0 && <span className="apply-tab-count">{counts[name]} to correct</span>}
        </button>
      ))}
    </div>
  );
}

/** The panel of a tab. Both stay in the page, so that nothing typed or chosen is lost. */
export function FormPanel({ name, tab, children }: { name: FormTab; tab: FormTab; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={`apply-panel-${name}`}
      aria-labelledby={`apply-tab-${name}`}
      className="apply-panel"
      hidden={tab !== name}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
