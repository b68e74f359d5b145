import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** What this page is read from does not answer for the moment. An empty href loads the same address again. */
export function AwayPage() {
  return (
    <>
      <Banner
        heading="We will be right back"
        subheading="This page cannot be shown at this moment."
        seed="away"
      />
      <div className="wrap max-w-2xl py-10">
        <p className="mb-6 text-lg">
          Something this page needs is not answering. It is usually back within a minute: please try again
          then. What you have sent us is safe.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="">Try again</ButtonLink>
          <ButtonLink href={routes.home()} look="secondary">
            Home page
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
