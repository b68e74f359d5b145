import { privacy } from '../../content/privacy.ts';
import { consultancy } from '../../content/consultancy.ts';
import { longDate } from '../../contract/dates.ts';
import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { Part, TermList } from '../reading/points.tsx';
import '../reading/reading.css';
import { RichText } from '../reading/rich-text.tsx';
import './privacy.css';

export const privacyCrumbs = (): Crumb[] => [
  { label: 'Home', href: routes.home() },
  { label: privacy().title },
];

export function PrivacyPage() {
  const { title, lead, version, date, summary, sections, changes } = privacy();
  return (
    <>
      <Banner
        heading={title}
        subheading={lead}
        seed="privacy"
        breadcrumbs={<Breadcrumbs crumbs={privacyCrumbs()} />}
      />
      <div className="wrap privacy">
        <nav aria-label="Sections">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          <p className="privacy-version">
            Version {version}, in force since <time dateTime={date}>{longDate(date)}</time>
          </p>
          <section className="privacy-short" aria-labelledby="in-short">
            <h2 id="in-short">In short</h2>
            <ul>
              {summary.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
          {sections.map(({ id, title, paragraphs, rows }) => (
            <Part key={id} id={id} heading={title}>
              {paragraphs.map((text) => (
                <p key={text}>
                  <RichText text={text} />
                </p>
              ))}
              {rows && <TermList rows={rows} />}
              {id === 'contact' && consultancy().sample && (
                <p className="text-sm text-ink-soft">Sample contact details</p>
              )}
              {id === 'policy-updates' && (
                <ul className="text-sm text-ink-soft">
                  {changes.map((change) => (
                    <li key={change.version}>
                      Version {change.version}, {longDate(change.date)}: {change.what}
                    </li>
                  ))}
                </ul>
              )}
            </Part>
          ))}
        </article>
      </div>
    </>
  );
}
