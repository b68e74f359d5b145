import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';

/** The breadcrumbs of a page. On phones without the page itself: its heading is right below. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <div className="trail">
      <Breadcrumbs crumbs={crumbs} />
    </div>
  );
}
