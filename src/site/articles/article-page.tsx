import { TOPIC_LABELS } from '../../contract/article-topics.ts';
import type { Article, ArticleSection } from '../../contract/articles.ts';
import { routes } from '../../contract/routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../courses/picture.tsx';
import { Trail } from '../courses/trail.tsx';
import { ArticleArt } from './article-art.tsx';
import { RecentPosts } from './recent-posts.tsx';

/** From this many titles on, a table of contents is shown. */
const CONTENTS_FROM = 3;

export const articleCrumbs = (article: Article): Crumb[] => [
  { label: 'Blog', href: routes.blog() },
  { label: article.main_title },
];

export function ArticlePage({ article, recent }: { article: Article; recent: readonly Article[] }) {
  const titled = article.sections.filter(({ paragraph_title: title }) => title !== null);
  return (
    <>
      <Banner
        heading={article.main_title}
        subheading={`${article.author}, ${article.formatted_published_date}. ${minutes(article)} to read.`}
        art={<ArticleArt article={article} shape="banner" sizes="(min-width: 48rem) 70vw, 100vw" eager />}
        breadcrumbs={<Trail crumbs={articleCrumbs(article)} />}
      >
        <p className="flex flex-wrap gap-2">
          <Badge tone="night">{TOPIC_LABELS[article.topic]}</Badge>
          {article.sample && <Badge tone="marigold">Sample</Badge>}
        </p>
      </Banner>
      <div className="wrap grid gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="grid max-w-[42rem] content-start gap-8 text-lg">
          {titled.length >= CONTENTS_FROM && <Contents sections={titled} />}
          {article.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          {article.sections.length === 0 && <p className="text-ink-soft">This post has no text yet.</p>}
          <NextStep />
        </article>
        <aside className="content-start lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:self-start">
          <RecentPosts articles={recent} />
        </aside>
      </div>
    </>
  );
}

const minutes = ({ reading_minutes: count }: Article) => (count === 1 ? 'A minute' : `${count} minutes`);
const anchor = ({ id }: ArticleSection) => `part-${id}`;

function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <nav aria-labelledby="contents" className="border-l-4 border-marigold-500 pl-4 text-base">
      <h2 id="contents" className="text-base">
        In this post
      </h2>
      <ol className="mt-1">
        {sections.map((section) => (
          <li key={section.id}>
            <a className="link inline-block py-1.5" href={`#${anchor(section)}`}>
              {section.paragraph_title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section }: { section: ArticleSection }) {
  return (
    <section id={anchor(section)} className="grid gap-4">
      {section.paragraph_title !== null && <h2 className="text-2xl">{section.paragraph_title}</h2>}
      {section.picture && (
        <div className="overflow-clip rounded-md">
          <Picture image={section.picture} sizes="(min-width: 48rem) 42rem, 100vw" />
        </div>
      )}
      {section.paragraphs.map(({ id, text, point_texts: points }) => (
        <div key={id} className="grid gap-2">
          <p>{text}</p>
          {points.length > 0 && (
            <ul className="grid list-disc gap-1.5 pl-6 marker:text-marigold-600">
              {points.map((point) => (
                <li key={point.id}>{point.point_text}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function NextStep() {
  return (
    <div className="card gap-3 p-5 text-base print:hidden">
      <h2 className="text-xl">What to do next</h2>
      <p className="text-ink-soft">
        Compare courses by cost and start date, or ask us in person at an event.
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={routes.courseSearch()}>Search Course</ButtonLink>
        <ButtonLink variant="secondary" href={routes.events()}>
          Upcoming Events
        </ButtonLink>
      </p>
    </div>
  );
}
