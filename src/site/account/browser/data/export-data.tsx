import { Download, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { nepalDate } from '../../../../contract/nepal-time.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { download } from '../../../../ui/download.ts';
import { callForFile, UNREACHABLE } from '../authorized-call.ts';
import { Result } from '../result.tsx';
import { siteName } from '../site-name.ts';

type Outcome = { tone: 'success' | 'error'; title: string };

/** Downloads everything stored about the person as a file. */
export function ExportData() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const fetchAll = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await exportToFile());
    setBusy(false);
  };
  return (
    <>
      {outcome && <Result tone={outcome.tone} title={outcome.title} />}
      <Button className="settings-submit" aria-disabled={busy || undefined} onClick={() => void fetchAll()}>
        <Icon of={busy ? LoaderCircle : Download} className={busy ? 'settings-spin' : undefined} />
        {busy ? 'Collecting…' : 'Download my data'}
      </Button>
    </>
  );
}

async function exportToFile(): Promise<Outcome> {
  const answer = await callForFile('GET /api/user/export/');
  if (!answer.ok) return { tone: 'error', title: answer.failure.message };
  try {
    const content = await answer.value.blob();
    const name = `My data at ${siteName()}, ${nepalDate(new Date())}.json`;
    download(name, content);
    return { tone: 'success', title: `${name} is in your downloads.` };
  } catch {
    // The connection broke during the response; half a file is useless.
    return { tone: 'error', title: UNREACHABLE };
  }
}
