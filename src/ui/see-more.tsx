import { ArrowRight } from 'lucide-react';
import { Icon } from './icon.tsx';

/** The link of a card, which covers the card. Its accessible name says what it leads to. */
export function SeeMore({ href, of }: { href: string; of: string }) {
  return (
    <a
      className="card-cover mt-auto inline-flex items-center gap-1 pt-1 font-semibold text-link no-underline"
      href={href}
    >
      See More
      <span className="visually-hidden">: {of}</span>
      <Icon of={ArrowRight} />
    </a>
  );
}
