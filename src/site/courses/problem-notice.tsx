import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Problem } from './problem.ts';

export function ProblemNotice({ problem }: { problem: Problem }) {
  return (
    <Notice tone="error" title={problem.message} live={false}>
      <ButtonLink variant="secondary" className="mt-3" href={problem.wayOut.href}>
        {problem.wayOut.label}
      </ButtonLink>
    </Notice>
  );
}
