import { useDataProvider } from 'react-admin';
import { useRef, useState } from 'react';
import type { EnquiryImport, Matching } from '../../contract/enquiry-imports.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';

type Change = Partial<Matching> & { header_row?: number };

/**
 * Stores each choice at once, one after the other. What was chosen shows at once; what follows from it when the answer
 * is here.
 */
export function useMatching(record: EnquiryImport) {
  const provider = useDataProvider<OfficeProvider>();
  const [answer, setAnswer] = useState(record);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(0);
  const latest = useRef(record);
  const queue = useRef<Promise<void>>(Promise.resolve());
  // A colleague, or a step, has gone on since.
  const newer =
    record.version > answer.version ||
    (record.version === answer.version && record !== answer && saving === 0);
  const shown = newer ? record : answer;

  const change = (part: Change) => {
    const { header_row = shown.header_row, ...matching } = part;
    setAnswer({ ...shown, header_row, matching: { ...shown.matching, ...matching } });
    setProblem(undefined);
    setSaving((count) => count + 1);
    if (newer) latest.current = record;
    queue.current = queue.current
      .then(async () => {
        const seen = latest.current;
        const body = { version: seen.version, header_row: seen.header_row, ...seen.matching, ...part };
        const { data } = await provider.act('POST /api/staff/enquiry-imports/{id}/match/', {
          params: { id: record.id },
          body,
        });
        latest.current = data;
        setAnswer(data);
      })
      .catch((error: unknown) => {
        setAnswer(latest.current);
        setProblem((error as Error).message);
      })
      .finally(() => setSaving((count) => count - 1));
  };
  return { shown, change, problem, saving: saving > 0 };
}
