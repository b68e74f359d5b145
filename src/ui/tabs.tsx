import type { ReactNode } from 'react';

export interface Tab {
  key: string | number;
  href: string;
  label: ReactNode;
  current?: boolean;
}

/** A row of links styled as tabs; each has its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <a key={tab.key} href={tab.href} className="tab" aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
