/** Topics of posts. Without zod: browsers read them. */

/** What a post is about: the word above its title, and the drawing of a post without a picture. */
export const ARTICLE_TOPICS = ['choosing', 'applying', 'tests', 'money', 'living'] as const;
export type ArticleTopic = (typeof ARTICLE_TOPICS)[number];

/** The words that visitors see, for every screen. */
export const TOPIC_LABELS: Record<ArticleTopic, string> = {
  choosing: 'Choosing',
  applying: 'Applying',
  tests: 'Tests',
  money: 'Money',
  living: 'Living abroad',
};
