import type { Article } from '../../contract/articles.ts';

/** Says below a list that posts in it are samples; each says so on its own page too. */
export function SamplePosts({ articles }: { articles: readonly Article[] }) {
  if (!articles.some(({ sample }) => sample)) return null;
  const all = articles.every(({ sample }) => sample);
  return (
    <p className="text-sm text-ink-soft">
      {all ? 'These are sample posts.' : 'Some of these are sample posts; their pages say so.'}
    </p>
  );
}
