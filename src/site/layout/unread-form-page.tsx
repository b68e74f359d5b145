import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The request was a form that no page of ours sends, or one that is far too large. An empty href opens the form's page. */
export function UnreadFormPage() {
  return (
    <>
      <Banner heading="We could not read this form" subheading="Nothing was changed." seed="unread" />
      <div className="wrap max-w-2xl py-10">
        <p className="mb-6 text-lg">
          It was too long, or it did not come from our page. Please open the page again and fill in the form
          there.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="">Open the form again</ButtonLink>
          <ButtonLink href={routes.home()} variant="secondary">
            Home page
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
