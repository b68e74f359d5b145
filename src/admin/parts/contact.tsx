import Link from '@mui/material/Link';

/** A touch target that does not increase the line height: it overlaps the neighbouring lines. */
const FINGER = { display: 'inline-block', py: '11px', my: '-11px' };

/** Excludes characters with a meaning in mailto URLs; addresses with them are shown without a link. */
const PLAIN_ADDRESS = /^[\w.+-]+@[a-z\d.-]+$/i;

/** An e-mail address, as entered. */
export function EmailLink({ address }: { address: string }) {
  if (!PLAIN_ADDRESS.test(address)) return <>{address}</>;
  return (
    <Link href={`mailto:${address}`} sx={FINGER}>
      {address}
    </Link>
  );
}

/** A phone number, as entered. */
export function PhoneLink({ number }: { number: string }) {
  const digits = number.replaceAll(/[^+\d]/g, '');
  if (digits.length < 6) return <>{number}</>;
  return (
    <Link href={`tel:${digits}`} sx={FINGER}>
      {number}
    </Link>
  );
}

/** The chat of a mobile number; undefined for what cannot be one. Numbers without a country are of Nepal. */
export function whatsAppAddress(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, '').replace(/^00/, '');
  if (/^9[678]\d{8}$/.test(digits)) return `https://wa.me/977${digits}`;
  return digits.length >= 11 && digits.length <= 15 ? `https://wa.me/${digits}` : undefined;
}
