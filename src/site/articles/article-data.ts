import type { Article } from '../../contract/articles.ts';
import { routes } from '../../contract/routes.ts';

/** schema.org/Article. */
export function articleData(article: Article, origin: string): Record<string, unknown> {
  const address = new URL(routes.article(article.id), origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    headline: article.main_title,
    description: article.excerpt,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    inLanguage: 'en',
    author: { '@type': 'Organization', name: article.author, url: new URL(routes.home(), origin).href },
    ...(article.image !== null && { image: article.image }),
  };
}
