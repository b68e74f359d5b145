import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The source of this page is temporarily unavailable. An empty href reloads the same address. */
export function UnavailablePage() {
  return (
    <>
      <Banner heading="We will be right back" subheading="We cannot show this page right now." seed="away" />
      <div className="wrap max-w-2xl py-10">
        <p className="mb-6 text-lg">
          Part of our site is not working. It is usually back within a minute, so please try again soon.
          Everything you have sent us is safe.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="">Try again</ButtonLink>
          <ButtonLink href={routes.home()} variant="secondary">
            Home page
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
