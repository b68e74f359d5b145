import { SmallPrint } from './parts.tsx';
import type { MailPicture } from './pictures.ts';
import { styles } from './theme.ts';

const CID = 'door-code@mail';
/** Displayed size in pixels; the picture has three times as many, for sharp screens and weak cameras. */
const SIZE = 150;

/** Our codes have eight characters; no more fit a picture of this size in any case. */
const LONGEST = 16;

/** 'ABCD-2345', which is easier to read out than one word of eight. */
const inParts = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What a person shows at the door: the code as a picture to scan, and in letters. */
export function DoorCode({ code }: { code: string }) {
  if (code === '') return null;
  return (
    <>
      <p style={{ ...styles.text, margin: '0 0 8px' }} className="mail-text">
        At the door show this code: <b style={{ letterSpacing: '1px' }}>{inParts(code)}</b>
      </p>
      <div data-skip-in-text="true">
        {/* A light ground of its own: cameras cannot read a code on a dark one. */}
        <img
          src={`cid:${CID}`}
          alt=""
          width={SIZE}
          height={SIZE}
          style={{ display: 'block', border: '8px solid #ffffff', backgroundColor: '#ffffff' }}
        />
      </div>
      <SmallPrint>It is for you alone: it lets one person in.</SmallPrint>
    </>
  );
}

/** The picture of a code. It contains nothing but the code. */
export async function doorCodePicture(code: string): Promise<MailPicture> {
  // Loaded only for the mails that have one.
  const { toBuffer } = await import('qrcode');
  const png = await toBuffer(code.slice(0, LONGEST), {
    errorCorrectionLevel: 'M',
    margin: 2,
    width: SIZE * 3,
  });
  return {
    cid: CID,
    fileName: 'code.png',
    mediaType: 'image/png',
    content: png.toString('base64'),
    encoding: 'base64',
  };
}
