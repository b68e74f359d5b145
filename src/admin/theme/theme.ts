import { createTheme } from '@mui/material/styles';
import { colors } from './colors.ts';

const FONT = "'Anek Latin Variable', 'Anek fallback', 'Anek Devanagari Variable', system-ui, sans-serif";

/** Material UI in our colours: marigold for actions, indigo for text and dark backgrounds, red for errors. */
export const theme = createTheme({
  palette: {
    primary: {
      main: colors.marigold500,
      dark: colors.marigold600,
      light: colors.marigold200,
      contrastText: colors.night950,
    },
    secondary: {
      main: colors.night700,
      dark: colors.night800,
      light: colors.night300,
      contrastText: colors.white,
    },
    error: { main: colors.laliguras600, light: colors.laliguras100, contrastText: colors.white },
    success: { main: colors.pine700, light: colors.pine100, contrastText: colors.white },
    warning: { main: colors.marigold700, light: colors.marigold100, contrastText: colors.white },
    info: { main: colors.night700, light: colors.night100, contrastText: colors.white },
    text: { primary: colors.night950, secondary: colors.inkSoft },
    background: { default: colors.lokta50, paper: colors.white },
    divider: colors.line,
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: FONT,
    fontSize: 15,
    h1: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.15, letterSpacing: '-0.011em' },
    h2: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.2 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
  },
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1280 } },
  components: {
    MuiCssBaseline: { styleOverrides: { svg: { flex: 'none' } } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 44 }, sizeSmall: { minHeight: 44 } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
    MuiPaginationItem: {
      styleOverrides: { root: { minWidth: 44, height: 44 }, ellipsis: { height: 'auto' } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: colors.white,
          borderRadius: 6,
          minHeight: 44,
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colors.night700 },
        },
        notchedOutline: { borderColor: colors.control },
      },
    },
    // Labels above their fields are always readable; floating labels are cut off in narrow fields.
    MuiInputLabel: {
      styleOverrides: {
        root: {
          color: colors.inkSoft,
          // The focus ring has a gap at the label.
          '&.Mui-focused': {
            color: colors.night950,
            backgroundColor: colors.white,
            boxShadow: `0 0 0 4px ${colors.white}`,
            borderRadius: 2,
          },
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: { margin: 16 }, paperFullScreen: { margin: 0 } } },
    // Marigold on paper has too little contrast for text; the line below the tab keeps it.
    MuiTabs: { defaultProps: { textColor: 'inherit' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.line, padding: '6px 12px', fontSize: '0.9375rem', lineHeight: 1.4 },
        head: { fontWeight: 600, color: colors.inkSoft, backgroundColor: colors.lokta100 },
      },
    },
    MuiTablePagination: {
      styleOverrides: {
        root: { color: colors.night950 },
        selectLabel: { margin: 0 },
        input: { minHeight: 44 },
        select: { lineHeight: '36px' },
        displayedRows: { margin: 0 },
      },
    },
    MuiLink: { defaultProps: { color: 'secondary' } },
    // Visible without hovering: touch screens cannot hover.
    MuiTableSortLabel: { styleOverrides: { icon: { opacity: 0.35 } } },
    MuiChip: {
      styleOverrides: { root: { borderRadius: 6, fontWeight: 600, height: 24, fontSize: '0.875rem' } },
    },
    MuiAlert: {
      styleOverrides: {
        root: { alignItems: 'center' },
        standard: ({ theme, ownerState: { severity = 'success' } }) => ({
          backgroundColor: theme.palette[severity].light,
          color: theme.palette.text.primary,
        }),
      },
    },
  },
});
