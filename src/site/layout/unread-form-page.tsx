import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** A form came that no page of ours sends, or far too much in it. An empty href opens the page of the form. */
export function UnreadFormPage() {
  return (
    <>
      <Banner heading="This form was not read" subheading="Nothing was changed." seed="unread" />
      <div className="wrap max-w-2xl py-10">
        <p className="mb-6 text-lg">
          It was too long, or it was not sent by our own page. Please open the page again and fill in the form
          there.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="">Open the form again</ButtonLink>
          <ButtonLink href={routes.home()} look="secondary">
            Home page
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
