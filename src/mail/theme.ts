import type { CSSProperties } from 'react';

/**
 * The site's colours and type (src/ui/styles/tokens.css) for mail programs: inline styles, system fonts. Each
 * pair of text and background stays readable when a mail program inverts both in dark mode.
 */
export const colours = {
  night: '#1b1b40',
  ink: '#14142e',
  inkSoft: '#4c4b68',
  link: '#383b80',
  marigold: '#f0a020',
  lokta: '#fbf6ea',
  card: '#ffffff',
  line: '#e3d7bc',
  onNight: '#fbf6ea',
  /** Behind the woven band. */
  thread: '#27285c',
} as const;

const FONT = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const styles = {
  body: { margin: 0, padding: 0, fontFamily: FONT },
  ground: { padding: '16px 8px', backgroundColor: colours.lokta },
  container: {
    maxWidth: '560px',
    backgroundColor: colours.card,
    border: `1px solid ${colours.line}`,
    borderRadius: '12px',
    overflow: 'hidden',
  },
  header: { backgroundColor: colours.night, padding: '20px 24px' },
  logo: { padding: '5px 7px', borderRadius: '8px', backgroundColor: colours.card },
  brandCell: { paddingLeft: '12px' },
  brand: { margin: 0, color: colours.onNight, fontSize: '20px', fontWeight: 650, lineHeight: '28px' },
  content: { padding: '8px 24px 16px' },
  heading: {
    margin: '24px 0 8px',
    color: colours.ink,
    fontSize: '24px',
    fontWeight: 650,
    lineHeight: '30px',
  },
  text: { margin: '12px 0', color: colours.ink, fontSize: '16px', lineHeight: '25px' },
  small: { margin: '12px 0', color: colours.inkSoft, fontSize: '14px', lineHeight: '21px' },
  address: { color: colours.link, wordBreak: 'break-all' },
  link: { color: colours.link, textDecoration: 'underline' },
  button: {
    margin: '8px 0',
    padding: '12px 24px',
    borderRadius: '12px',
    // If a mail program removes the background in dark mode, the border still shows a button.
    border: `1px solid ${colours.marigold}`,
    backgroundColor: colours.marigold,
    color: colours.ink,
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  footer: { padding: '4px 24px 16px', borderTop: `1px solid ${colours.line}` },
} as const satisfies Record<string, CSSProperties>;

/** Colours for mail programs that support prefers-color-scheme. The website has no dark mode. */
export const darkColours = {
  ground: '#14142e',
  card: '#1b1b40',
  line: '#383b80',
  ink: '#fbf6ea',
  inkSoft: '#cfd2ea',
  link: '#f8b84a',
} as const;

export const DARK_CSS = `
  @media (prefers-color-scheme: dark) {
    .mail-ground { background-color: ${darkColours.ground} !important; }
    .mail-card { background-color: ${darkColours.card} !important; border-color: ${darkColours.line} !important; }
    .mail-footer { border-color: ${darkColours.line} !important; }
    .mail-text { color: ${darkColours.ink} !important; }
    .mail-soft { color: ${darkColours.inkSoft} !important; }
    .mail-link { color: ${darkColours.link} !important; }
    .mail-button { color: ${colours.ink} !important; }
  }`;
