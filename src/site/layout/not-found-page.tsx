import { Search } from 'lucide-react';
import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Shown for unknown addresses, with links to continue. */
export function NotFoundPage() {
  return (
    <>
      <Banner
        heading="We can’t find this page"
        subheading="The address may be wrong, or the page has moved."
        seed="lost"
      />
      <div className="wrap grid max-w-2xl gap-8 py-10">
        <form method="get" action={routes.courseSearch()} role="search" className="grid gap-3">
          <TextField
            id="lost-search"
            name="search"
            type="search"
            label="Looking for a course?"
            placeholder="Course, university or city"
            enterKeyHint="search"
          />
          <Button type="submit" className="justify-self-start">
            <Icon of={Search} />
            Search courses
          </Button>
        </form>
        <div>
          <h2 className="mb-2 text-lg">Or try one of these</h2>
          <ul className="grid">
            {[
              [routes.home(), 'Home page'],
              [routes.universities(), 'Universities by country'],
              [routes.scholarships(), 'Scholarships'],
              [routes.courseSearch(), 'All courses'],
            ].map(([href, label]) => (
              <li key={href}>
                <a href={href} className="link inline-flex min-h-11 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
