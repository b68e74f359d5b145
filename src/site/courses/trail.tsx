import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';

/** The way to a page. On phones without the page itself: its heading stands right below. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <div className="max-md:[&_li:last-child]:hidden">
      <Breadcrumbs crumbs={crumbs} />
    </div>
  );
}
