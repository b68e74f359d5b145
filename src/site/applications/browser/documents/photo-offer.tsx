import { fileSize } from '../../../../contract/application-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useFocusFollows } from '../use-focus-follows.ts';
import type { ChosenFiles } from './use-attachments.ts';

const SWITCH = 'apply-photos';

/** The question about large photos, and the result of the answer. */
export function PhotoOffer({ files: { photos, choice, setChoice, shrinking } }: { files: ChosenFiles }) {
  useFocusFollows(choice, SWITCH);
  if (photos.count === 0) return null;
  const these = photos.count === 1 ? '1 photo is large' : `${photos.count} photos are large`;
  const before = fileSize(photos.before);
  if (choice === 'smaller') {
    return (
      <Notice
        tone={shrinking ? 'info' : 'success'}
        title={shrinking ? 'Making your photos smaller…' : `Photos: ${before} → ${fileSize(photos.after)}`}
      >
        <p>
          We send smaller copies that are still sharp enough to read and print. Your own photos don’t change.
        </p>
        <Button id={SWITCH} variant="secondary" className="mt-3" onClick={() => setChoice('originals')}>
          Send the originals
        </Button>
      </Notice>
    );
  }
  return (
    <Notice title={choice === 'ask' ? `${these} (${before})` : `The originals are sent (${before})`}>
      <p>
        We can make them smaller on this device first. Then sending is faster and uses less data, and
        everything stays readable.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button id={SWITCH} variant="secondary" onClick={() => setChoice('smaller')}>
          Make photos smaller
        </Button>
        {choice === 'ask' && (
          <Button variant="quiet" onClick={() => setChoice('originals')}>
            Send the originals
          </Button>
        )}
      </div>
    </Notice>
  );
}
