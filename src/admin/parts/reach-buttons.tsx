import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';

/** Digits as WhatsApp wants them: with the code of Nepal for a mobile number without one. */
export function whatsappNumber(contact: string): string | null {
  const first = contact.split(/[,;/]/)[0]!;
  const digits = first.replaceAll(/\D/g, '').replace(/^00/, '');
  if (/^0?9[678]\d{8}$/.test(digits)) return `977${digits.replace(/^0/, '')}`;
  return /^\d{11,15}$/.test(digits) ? digits : null;
}

const PLAIN_ADDRESS = /^[\w.+-]+@[a-z\d.-]+$/i;

interface ReachButtonsProps {
  /** As typed; the first of several numbers is used. */
  contact: string;
  email: string;
  /** Other actions of the screen come first. */
  quiet?: boolean;
}

/** Call, WhatsApp and mail with one press. */
export function ReachButtons({ contact, email, quiet = false }: ReachButtonsProps) {
  const digits = contact.split(/[,;/]/)[0]!.replaceAll(/[^+\d]/g, '');
  const whatsapp = whatsappNumber(contact);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {digits.length >= 6 && (
        <Button
          variant={quiet ? 'outlined' : 'contained'}
          color={quiet ? 'secondary' : 'primary'}
          href={`tel:${digits}`}
          startIcon={<Phone size={18} />}
          sx={{ minHeight: 44 }}
        >
          Call {contact}
        </Button>
      )}
      {whatsapp !== null && (
        <Button
          variant="outlined"
          color="secondary"
          href={`https://wa.me/${whatsapp}`}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<MessageCircle size={18} />}
          sx={{ minHeight: 44 }}
        >
          WhatsApp
        </Button>
      )}
      {PLAIN_ADDRESS.test(email) && (
        <Button
          variant="outlined"
          color="secondary"
          href={`mailto:${email}`}
          startIcon={<Mail size={18} />}
          sx={{ minHeight: 44, textTransform: 'none' }}
        >
          {email}
        </Button>
      )}
    </Box>
  );
}
