import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { CopyButton } from '../copy-button.tsx';
import { download } from '../../../../ui/download.ts';
import { Result } from '../result.tsx';
import { siteName } from '../site-name.ts';

/** Third step: shows, once, the codes that replace a lost phone. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [kept, setKept] = useState(false);
  const title = `Recovery codes for ${siteName()}`;
  const text = [title, 'You can use each one once instead of a code from the app.', '', ...codes, ''].join(
    '\n',
  );
  return (
    <>
      <Result tone="success" title="The second factor is on. Keep these recovery codes.">
        If you lose your phone, you can log in with one of these codes. Each works once. We show them only
        now.
      </Result>
      <div className="recovery-codes">
        <h3>{title}</h3>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="settings-actions">
        <CopyButton text={codes.join('\n')} what="the recovery codes" />
        <Button
          variant="secondary"
          onClick={() => download(`${title}.txt`, new Blob([text], { type: 'text/plain' }))}
        >
          <Icon of={Download} />
          Download
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          <Icon of={Printer} />
          Print
        </Button>
      </div>
      <label className="choice">
        <input type="checkbox" checked={kept} onChange={({ target }) => setKept(target.checked)} />
        <span>I have saved these codes somewhere other than on my phone</span>
      </label>
      <Button disabled={!kept} className="settings-submit" onClick={onDone}>
        Done
      </Button>
    </>
  );
}
