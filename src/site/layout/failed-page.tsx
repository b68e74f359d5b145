import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Rendering failed. The heading is specified; an empty href reloads the same address. */
export function FailedPage() {
  return (
    <>
      <Banner
        heading="Unexpected Application Error!"
        subheading="This is our fault, not yours."
        seed="failed"
      />
      <div className="wrap max-w-2xl py-10">
        <p className="mb-6 text-lg">
          Something went wrong while we were making this page. Please wait a moment and try again. If it
          happens again, start from the home page.
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
