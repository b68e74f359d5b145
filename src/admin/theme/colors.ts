/** The design's colours as values for Material UI; defined in src/ui/styles/tokens.css. */
export const colors = {
  white: '#fff',
  night950: '#14142e',
  night900: '#1b1b40',
  night800: '#27285c',
  night700: '#383b80',
  night300: '#a7abd4',
  night200: '#cfd2ea',
  night100: '#e7e8f4',
  marigold600: '#d17c06',
  marigold500: '#f0a020',
  marigold400: '#f8b84a',
  marigold200: '#fddc9b',
  marigold100: '#fef0d0',
  marigold700: '#8a5200',
  lokta50: '#fbf6ea',
  lokta100: '#f5ecd8',
  lokta300: '#d9c8a2',
  laliguras600: '#bd1439',
  laliguras100: '#fdeaee',
  pine700: '#1b5e43',
  pine100: '#e0f0e7',
  inkSoft: '#4c4b68',
  line: '#e3d7bc',
  control: '#7d7793',
} as const;

/** Of what is being refreshed. It stays readable: every text keeps a contrast of 4.5. */
export const WAITING_OPACITY = 0.92;
