import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';

interface PaginationProps {
  /** Addresses; without one the button stays visible and is disabled. */
  previous?: string | null | undefined;
  next?: string | null | undefined;
  page: number;
  pages: number;
  label?: string;
  /** For islands that take over: called with the link's own event. */
  onNavigate?: MouseEventHandler<HTMLAnchorElement>;
}

export function Pagination({ previous, next, page, pages, label = 'Pages', onNavigate }: PaginationProps) {
  return (
    <nav aria-label={label} className="pagination">
      <ButtonLink
        look="secondary"
        href={previous ?? undefined}
        rel="prev"
        onClick={previous ? onNavigate : undefined}
      >
        <Icon of={ChevronLeft} />
        Previous
      </ButtonLink>
      <span className="pagination-position">
        Page {page} of {Math.max(pages, 1)}
      </span>
      <ButtonLink
        look="secondary"
        href={next ?? undefined}
        rel="next"
        onClick={next ? onNavigate : undefined}
      >
        Next
        <Icon of={ChevronRight} />
      </ButtonLink>
    </nav>
  );
}
