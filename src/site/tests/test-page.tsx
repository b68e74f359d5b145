import { fact } from '../../content/facts/index.ts';
import { LIKELY_CHANGED, valueWords } from '../../content/facts/words.ts';
import { offices } from '../../content/offices.ts';
import { testGuides, type TestGuide } from '../../content/tests/index.ts';
import { longDate } from '../../contract/dates.ts';
import { routes } from '../../contract/routes.ts';
import { ServiceScene } from '../../ui/art/service-scene.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { ContactCard } from '../reading/contact-card.tsx';
import { ExploreServices } from '../reading/explore-services.tsx';
import { FactNotes } from '../reading/fact-notes.tsx';
import { Part, TermList } from '../reading/points.tsx';
import '../reading/reading.css';
import { SkillTabs } from './skill-tabs.tsx';
import './tests.css';

export const testCrumbs = ({ name }: TestGuide): Crumb[] => [
  { label: 'Home', href: routes.home() },
  { label: 'Test Preparation', href: routes.service('test-preparation') },
  { label: name },
];

export function TestPage({ guide }: { guide: TestGuide }) {
  const { name, slug, lead, intro, facts, why, features, types, format, skills, tips, next } = guide;
  const office = offices[format.office];
  return (
    <>
      <Banner
        heading={`${name} preparation`}
        subheading={lead}
        art={<ServiceScene name="examination" view="banner" />}
        breadcrumbs={<Breadcrumbs crumbs={testCrumbs(guide)} />}
      />
      <div className="wrap reading">
        <div className="grid gap-10">
          <Part id="introduction" heading="Introduction">
            <div className="reading-intro">
              {intro.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <dl className="figures">
              {facts.map((id) => (
                <div key={id}>
                  <dt>{fact(id).label}</dt>
                  <dd>
                    {valueWords(fact(id))}
                    {fact(id).likely_changed && <span className="figure-flag">{LIKELY_CHANGED}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part id="why" heading={`Why Choose ${name}`}>
            <TermList rows={why} />
          </Part>
          <Part id="features" heading="Key Features">
            <TermList rows={features} />
          </Part>
          <Part id="types" heading={`Types of ${name}`}>
            <TermList rows={types} />
          </Part>
          <Part id="format" heading="Test Format">
            <Format format={format} />
            <p className="text-ink-soft">
              {format.note} Written on {longDate(format.written)}; formats change, so check with{' '}
              <a className="link" href={office.href} rel="noopener">
                {office.name}
              </a>{' '}
              before you book.
            </p>
          </Part>
          <Part id="skills" heading="The four skills">
            <SkillTabs skills={skills} />
          </Part>
        </div>
        <div>
          <div className="reading-aside grid gap-6">
            <ContactCard about={`${name} preparation`} next={next} />
            <OtherTests except={slug} />
          </div>
        </div>
      </div>
      <div className="tips">
        <div className="wrap">
          <Tips id="reading-tips" heading="Tips for Reading" tips={tips.reading} />
          <Tips id="writing-tips" heading="Tips for Writing" tips={tips.writing} />
        </div>
      </div>
      <ExploreServices except="test-preparation" />
      <FactNotes texts={facts.map((id) => `{fact:${id}}`)} />
    </>
  );
}

function Format({ format: { rows } }: { format: TestGuide['format'] }) {
  return (
    <table className="format-table">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Time</th>
          <th scope="col">What is in it</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, time, content }) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            <td>{time}</td>
            <td>{content}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tips({ id, heading, tips }: { id: string; heading: string; tips: readonly string[] }) {
  return (
    <Part id={id} heading={heading}>
      <ul className="mark-list">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Part>
  );
}

function OtherTests({ except }: { except: TestGuide['slug'] }) {
  return (
    <nav className="bring-card" aria-label="Other tests">
      <p className="font-semibold">Not sure which test?</p>
      <ul>
        {testGuides()
          .filter(({ slug }) => slug !== except)
          .map(({ slug, name }) => (
            <li key={slug}>
              <a className="link" href={routes.testPreparation(slug)}>
                {name} preparation
              </a>
            </li>
          ))}
        <li>
          <a className="link" href={routes.service('test-preparation')}>
            All three side by side
          </a>
        </li>
      </ul>
    </nav>
  );
}
