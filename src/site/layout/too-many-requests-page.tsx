import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Too many uncached pages were requested from one network address. An empty href reloads the same address. */
export function TooManyRequestsPage() {
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
          <ButtonLink href={routes.home()} variant="secondary">
            Home page
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
