import type { ReactNode } from 'react';
import { NO_REFERENCE } from '../../contract/reference.ts';
import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** A page in place of one that could not be shown now. An empty href reloads the same address. */
function TryAgainPage({
  heading,
  subheading,
  seed,
  children,
}: {
  heading: string;
  subheading: string;
  /** Of the mountains behind the heading. */
  seed: string;
  children: ReactNode;
}) {
  return (
    <>
      <Banner heading={heading} subheading={subheading} seed={seed} />
      <div className="wrap max-w-2xl py-10">
        <div className="mb-6 grid gap-4">{children}</div>
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

/** The server puts the reference of the request in its place. */
const Reference = () => (
  <p>
    If it happens again, tell us this reference: <strong className="whitespace-nowrap">{NO_REFERENCE}</strong>
  </p>
);

/** Rendering failed. The heading is specified: docs/specification/behaviour.md, section 8. */
export const FailedPage = () => (
  <TryAgainPage
    heading="Unexpected Application Error!"
    subheading="This is our fault, not yours."
    seed="failed"
  >
    <p className="text-lg">
      Something went wrong on our side. Please wait a moment and try again. If it happens again, start from
      the home page.
    </p>
    <Reference />
  </TryAgainPage>
);

/** The source of the page is temporarily unavailable. */
export const UnavailablePage = () => (
  <TryAgainPage heading="We will be right back" subheading="We cannot show this page right now." seed="away">
    <p className="text-lg">
      Part of our site is not working. It is usually back within a minute, so please try again soon.
      Everything you have sent us is safe.
    </p>
    <Reference />
  </TryAgainPage>
);

/** Too many uncached pages were requested from one network address. */
export const TooManyRequestsPage = () => (
  <TryAgainPage
    heading="One moment, please"
    subheading="Too many pages were opened at the same time."
    seed="crowded"
  >
    <p className="text-lg">Please wait a few seconds and try again. Nothing you have sent us is lost.</p>
    <p>
      We count all pages opened over one internet connection, so everyone in the same school or office counts
      together. Programs that read many pages should wait as long as the Retry-After header says.
    </p>
  </TryAgainPage>
);
