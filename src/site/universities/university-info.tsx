import { Globe, Mail, MapPin, Trophy } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { University } from '../../contract/universities.ts';
import { Icon } from '../../ui/icon.tsx';
import { NO_VALUE } from '../courses/browser/amounts.ts';

/** Maximum of campuses shown at once; some universities have fifty, so the others are collapsed. */
const CAMPUSES_SHOWN = 6;

export function UniversityInfo({ university }: { university: University }) {
  const { email, website, rankings, locations } = university;
  return (
    <section aria-labelledby="at-a-glance" className="card gap-4 p-5 md:max-lg:grid md:max-lg:grid-cols-2">
      <h2 id="at-a-glance" className="text-xl md:max-lg:col-span-2">
        At a glance
      </h2>
      <Info icon={Mail} title="Email">
        {email ? (
          <a className="link" href={`mailto:${email}`}>
            <Breakable text={email} />
          </a>
        ) : (
          NO_VALUE
        )}
      </Info>
      <Info icon={Globe} title="Website">
        {website && isWebAddress(website) ? (
          <a className="link" href={website} rel="noopener">
            {new URL(website).host}
          </a>
        ) : (
          NO_VALUE
        )}
      </Info>
      <Info icon={Trophy} title="Rankings">
        {rankings.length === 0 ? (
          'No rankings available'
        ) : (
          <ul>
            {rankings.map((ranking) => (
              <li key={ranking.id}>
                {ranking.rank_source}: <strong>{ranking.rank_value}</strong>
                {ranking.rank_year !== null && ` (${ranking.rank_year})`}
              </li>
            ))}
          </ul>
        )}
      </Info>
      <Info icon={MapPin} title="Campus locations">
        {locations.length === 0 ? 'No campus location available.' : <Campuses locations={locations} />}
      </Info>
    </section>
  );
}

function Campuses({ locations }: Pick<University, 'locations'>) {
  const items = (from: number, to?: number) =>
    locations.slice(from, to).map(({ id, campus_location: name }) => <li key={id}>{name}</li>);
  return (
    <>
      <ul>{items(0, CAMPUSES_SHOWN)}</ul>
      {locations.length > CAMPUSES_SHOWN && (
        <details>
          <summary className="link cursor-pointer py-2">{locations.length - CAMPUSES_SHOWN} more</summary>
          <ul>{items(CAMPUSES_SHOWN)}</ul>
        </details>
      )}
    </>
  );
}

function Info({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <Icon of={icon} className="mt-0.5 text-night-700" />
      <div className="min-w-0">
        <h3 className="text-base">{title}</h3>
        {children}
      </div>
    </div>
  );
}

/** Lets an address break after its @ rather than inside a word. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** Other texts (javascript:, a bare name) are never shown as links. */
const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
