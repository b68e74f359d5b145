import type { ArticleTopic } from '../../../src/contract/article-topics.ts';

export interface DemoArticle {
  title: string;
  topic: ArticleTopic;
  sections: readonly {
    title: string | null;
    paragraphs: readonly { text: string; points?: readonly string[] }[];
  }[];
}
