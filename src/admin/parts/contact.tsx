import Link from '@mui/material/Link';

/** A finger's size, without making lines of text higher: the rest reaches over them. */
const FINGER = { display: 'inline-block', py: '11px', my: '-11px' };

/** Without signs that a mailto address gives a meaning: such an address is shown, not linked. */
const PLAIN_ADDRESS = /^[\w.+-]+@[a-z\d.-]+$/i;

/** An address to write to, as somebody typed it. */
export function EmailLink({ address }: { address: string }) {
  if (!PLAIN_ADDRESS.test(address)) return <>{address}</>;
  return (
    <Link href={`mailto:${address}`} sx={FINGER}>
      {address}
    </Link>
  );
}

/** A number to call, as somebody typed it. */
export function PhoneLink({ number }: { number: string }) {
  const digits = number.replaceAll(/[^+\d]/g, '');
  if (digits.length < 6) return <>{number}</>;
  return (
    <Link href={`tel:${digits}`} sx={FINGER}>
      {number}
    </Link>
  );
}
