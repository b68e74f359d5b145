import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';

interface PaginationProps {
  page: number;
  pages: number;
  /** URL of another page. */
  address: (page: number) => string;
  label?: string;
}

/** Previous and Next; if there is no such page, the button is visible but disabled. Nothing for a list of one page. */
export function Pagination({ page, pages, address, label = 'Pages' }: PaginationProps) {
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav aria-label={label} className="pagination">
      <ButtonLink variant="secondary" href={page > 1 ? address(page - 1) : undefined} rel="prev">
        <Icon of={ChevronLeft} />
        Previous
      </ButtonLink>
      <span className="pagination-position">
        Page {page} of {pages}
      </span>
      <ButtonLink variant="secondary" href={page < pages ? address(page + 1) : undefined} rel="next">
        Next
        <Icon of={ChevronRight} />
      </ButtonLink>
    </nav>
  );
}
