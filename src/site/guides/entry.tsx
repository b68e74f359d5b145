import { Check } from 'lucide-react';
import type { GuideEntry, GuideList, GuidePoint } from '../../content/guides/schema.ts';
import { offices, type OfficeId } from '../../content/offices.ts';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../reading/rich-text.tsx';

/** Paragraphs with their figures filled in. */
export function Prose({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ));
}

/** The body of a step or an answer: content1, content2, its lists and the offices to check with. */
export function EntryBody({ entry }: { entry: GuideEntry }) {
  const texts = [entry.content1, ...(entry.content2 === undefined ? [] : [entry.content2])];
  return (
    <div className="guide-entry">
      <Prose texts={texts} />
      {entry.lists?.map((list) => (
        <EntryList key={list.heading ?? list.data[0]} list={list} />
      ))}
      {entry.offices && <OfficeLinks ids={entry.offices} />}
    </div>
  );
}

function EntryList({ list }: { list: GuideList }) {
  return (
    <div className="guide-list">
      {list.heading && <p className="font-semibold">{list.heading}</p>}
      {list.description && <p>{list.description}</p>}
      <ul>
        {list.data.map((item) => (
          <li key={item}>
            <Icon of={Check} />
            <span>
              <RichText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OfficeLinks({ ids }: { ids: readonly OfficeId[] }) {
  return (
    <ul className="guide-offices" aria-label="Official pages">
      {ids.map((id) => (
        <li key={id}>
          <a className="link" href={offices[id].href} rel="noopener">
            {offices[id].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Titled points as a description list. */
export function Points({ points, className }: { points: readonly GuidePoint[]; className: string }) {
  return (
    <dl className={className}>
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
