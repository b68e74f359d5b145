import { consultancy } from '../../content/consultancy.ts';
import { Notice } from '../../ui/notice.tsx';

/** The account is rendered in the browser, so without scripts there is none to show. */
export const NeedsScript = () => (
  <noscript>
    <div className="pt-6">
      <Notice title="Your account needs JavaScript." live={false}>
        Please turn it on for this site, or write to {consultancy().email} and we will help you.
      </Notice>
    </div>
  </noscript>
);
