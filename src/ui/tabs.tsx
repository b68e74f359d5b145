import type { ReactNode } from 'react';

export interface Tab {
  key: string | number;
  href: string;
  label: ReactNode;
  current?: boolean;
}

/** A strip of links that look like tabs: each is an address of its own. */
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
