import { Text } from '@react-email/components';
import { colours, styles } from './theme.ts';

/** Text that a person wrote, with its line breaks. */
export function Written({ text }: { text: string }) {
  return (
    <Text style={STYLE} className="mail-text">
      {text}
    </Text>
  );
}

const STYLE = {
  ...styles.text,
  whiteSpace: 'pre-line' as const,
  borderLeft: `3px solid ${colours.marigold}`,
  paddingLeft: '12px',
};
