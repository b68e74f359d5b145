import { consultancy } from '../../content/consultancy.ts';

/** Who the paper is from, above the first printed page; print.css hides it on screens. */
export function Letterhead() {
  const { name, address, phones, email } = consultancy();
  return (
    <div className="letterhead">
      <strong>{name}</strong>
      <span>
        {address.join(', ')}
        <br />
        {[...phones, email].join(' · ')}
      </span>
    </div>
  );
}

/** A string of CSS. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\\n<]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** What print.css writes into the margins of each sheet, as custom properties of the page. */
export function printMargins(pageAddress: string | undefined): string {
  const { name, phones, address, email } = consultancy();
  const place = [...address, email].join(', ');
  return [
    `--print-name:${quoted([name, ...phones.slice(0, 1)].join(' · '))}`,
    `--print-place:${quoted([place, pageAddress].filter(Boolean).join('\n'))}`,
  ].join(';');
}
