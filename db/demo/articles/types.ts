import type { ArticleTopic } from '../../../src/contract/articles.ts';

export interface DemoArticle {
  title: string;
  topic: ArticleTopic;
  sections: readonly {
    title: string | null;
    paragraphs: readonly { text: string; points?: readonly string[] }[];
  }[];
}
