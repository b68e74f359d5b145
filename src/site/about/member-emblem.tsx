import { Crest } from '../../ui/art/crest.tsx';
import type { Member } from '../../content/consultancy.ts';
import { OwnPicture } from '../layout/own-picture.tsx';

/** The body's logo if it may be shown, otherwise an emblem of our own that resembles no real logo. */
export function MemberEmblem({ member: { name, logo, kind } }: { member: Member }) {
  if (logo) return <OwnPicture picture={logo} />;
  return <Crest name={name} hue={kind === 'membership' ? 236 : 158} size={56} />;
}
