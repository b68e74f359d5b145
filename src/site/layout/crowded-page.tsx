import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** More new pages were asked for from one address than we make for one. An empty href loads the same address again. */
export function CrowdedPage() {
  return (
    <>
      <Banner heading="One moment, please" subheading="Too many pages were opened at once." seed="crowded" />
      <div className="wrap max-w-2xl py-10">
        <p className="mb-4 text-lg">
          Please wait a few seconds and try again. Nothing you have sent us is lost.
        </p>
        <p className="mb-6">
          We count the pages opened over one internet connection, so people in one school or office count
          together. Programs that read many pages should wait as long as the Retry-After header says.
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
