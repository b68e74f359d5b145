import { about } from '../../content/about.ts';
import { consultancy } from '../../content/consultancy.ts';
import { routes } from '../../contract/routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { ContactCard } from '../reading/contact-card.tsx';
import { ExploreServices } from '../reading/explore-services.tsx';
import { Part, PointBand } from '../reading/points.tsx';
import '../reading/reading.css';
import { RichText } from '../reading/rich-text.tsx';
import { Accreditation } from '../third-parties/accreditation.tsx';
import { TrustPart } from '../trust/trust-block.tsx';
import './about.css';
import { MemberEmblem } from './member-emblem.tsx';

export const aboutCrumbs = (): Crumb[] => [{ label: 'Home', href: routes.home() }, { label: about().title }];

export function AboutPage() {
  const { title, lead, intro, paid, why, values } = about();
  return (
    <>
      <Banner
        heading={title}
        subheading={lead}
        seed="who we are"
        breadcrumbs={<Breadcrumbs crumbs={aboutCrumbs()} />}
      />
      <div className="wrap reading">
        <div className="grid content-start gap-10">
          <div className="reading-intro">
            {intro.map((text) => (
              <p key={text}>
                <RichText text={text} />
              </p>
            ))}
          </div>
          {!consultancy().trust.payment && (
            <Part id="paid" heading={paid.heading}>
              <p>{paid.text}</p>
            </Part>
          )}
          <TrustPart />
        </div>
        <div>
          <ContactCard
            about={`A question to ${consultancy().name}`}
            next="Call, write or walk in. The first meeting takes about an hour. It is free, and you don’t have to decide anything."
          />
        </div>
      </div>
      <PointBand id="why" heading="Why Choose Us" points={why} />
      <PointBand id="values" heading="Our Core Values" points={values} tone="night" />
      <Members kind="membership" heading="Memberships" />
      <Members kind="associate" heading="Associates" />
      <Accreditation />
      <ExploreServices />
    </>
  );
}

function Members({ kind, heading }: { kind: 'membership' | 'associate'; heading: string }) {
  const members = consultancy().members.filter((member) => member.kind === kind);
  if (members.length === 0) return null;
  return (
    <section className="wrap members" aria-labelledby={kind}>
      <h2 id={kind}>{heading}</h2>
      <ul>
        {members.map((member) => (
          <li key={member.name}>
            <MemberEmblem member={member} />
            <div>
              <h3>
                {member.href ? (
                  <a className="link" href={member.href} rel="noopener">
                    {member.name}
                  </a>
                ) : (
                  member.name
                )}
              </h3>
              <p>{member.role}</p>
              {consultancy().sample && <Badge tone="marigold">Sample</Badge>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
