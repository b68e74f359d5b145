import type { Counselor } from '../../content/consultancy.ts';
import { OwnPicture } from '../layout/own-picture.tsx';

/** Photos with names. Without a photo: initials. */
export function Counselors({ counselors }: { counselors: readonly Counselor[] }) {
  return (
    <ul className="counselors">
      {counselors.map(({ name, role, photo }) => (
        <li key={name}>
          {photo ? (
            <OwnPicture picture={photo} width={72} height={72} shape="square" />
          ) : (
            <span className="counselor-initials" aria-hidden="true">
              {initials(name)}
            </span>
          )}
          <span>
            <strong>{name}</strong>
            {role}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** 'Sita Kumari Rai' is 'SR'. */
function initials(name: string): string {
  const words = name.split(' ').filter(Boolean);
  return [words[0], words.length > 1 && words.at(-1)].map((word) => (word ? word.charAt(0) : '')).join('');
}
