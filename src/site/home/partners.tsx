import { home } from '../../content/home.ts';
import { partners as ourPartners, type Partner } from '../../content/partners.ts';
import { Crest, CrestCopy } from '../../ui/art/crest.tsx';
import { classes } from '../../ui/classes.ts';
import { OwnPicture } from '../layout/own-picture.tsx';
import { PauseButton } from './pause-button.tsx';

/** Maximum of partners visible in a row: it is at most 151rem wide, and a partner takes 220 px. */
const IN_VIEW = 11;

/**
 * Two rows that move in opposite directions with CSS only. The second list of a row fills the gap at its end, is no
 * longer than that gap, and is hidden from screen readers.
 */
export function Partners() {
  const { first, second, sample } = ourPartners();
  if (first.length + second.length === 0) return null;
  return (
    <section className="home-block partners" aria-labelledby="partners-title" data-marquee>
      <div className="wrap partners-head">
        <div>
          <h2 id="partners-title">{home().headings.partners}</h2>
          {sample && (
            <p className="home-note">
              Sample names and emblems of our own: these universities are invented, like the sample catalogue.
            </p>
          )}
        </div>
        <PauseButton what="the partners" />
      </div>
      {first.length > 0 && <Row id="partner-a" label="Partners, first row" partners={first} />}
      {second.length > 0 && <Row id="partner-b" label="Partners, second row" partners={second} backwards />}
    </section>
  );
}

function Row({
  id,
  label,
  partners,
  backwards,
}: {
  id: string;
  label: string;
  partners: readonly Partner[];
  backwards?: boolean;
}) {
  const list = (copy: boolean) => (
    <ul className="marquee-list" aria-label={copy ? undefined : label} aria-hidden={copy || undefined}>
      {partners.slice(0, copy ? IN_VIEW : undefined).map(({ name, hue, logo }, index) => (
        <li key={name} className="partner">
          {logo ? (
            <OwnPicture picture={logo} alt="" width={48} height={54} />
          ) : copy ? (
            <CrestCopy of={`${id}-${index}`} size={44} />
          ) : (
            <Crest id={`${id}-${index}`} name={name} hue={hue} size={44} />
          )}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
  return (
    // Scrolls by hand when it does not move, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="marquee-row" tabIndex={0} role="group" aria-label={label}>
      <div
        className={classes('marquee-belt', backwards && 'marquee-backwards')}
        style={{ '--count': partners.length } as React.CSSProperties}
      >
        {list(false)}
        {list(true)}
      </div>
    </div>
  );
}
