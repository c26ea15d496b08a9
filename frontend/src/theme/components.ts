import type { Components, Theme } from '@mui/material/styles';

const pillRadius = 999;

/** What is chosen is marked by its background alone, which forced colours remove. */
const selected = ':is(li > [aria-current=page], nav [aria-current=page], [aria-pressed=true], [aria-selected=true])';

/** What every button, chip, field and surface shares. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingBlockStart: 88, WebkitTapHighlightColor: 'transparent' },
      body: { overflowWrap: 'break-word', textRendering: 'optimizeLegibility' },
      'h1:focus, main:focus': { outline: 'none' },
      ':focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      '::selection': { background: theme.vars?.palette.tint.rose.deep },
      img: { maxWidth: '100%', display: 'block' },
      '@media (forced-colors: active)': {
        [selected]: {
          forcedColorAdjust: 'none',
          background: 'Highlight !important',
          color: 'HighlightText !important',
        },
        [`${selected} *`]: { background: 'none !important', color: 'inherit !important' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // Without the ripple, by which Material shows it, the focus would be out of sight.
      root: ({ theme }) => ({
        '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: pillRadius, minHeight: 44, paddingInline: 20 },
      contained: { '@media (forced-colors: active)': { border: '1px solid' } },
      sizeSmall: { minHeight: 36, paddingInline: 14, '@media (pointer: coarse)': { minHeight: 44 } },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars?.palette.divider,
        '&:hover': { borderColor: theme.vars?.palette.text.secondary, background: theme.vars?.palette.quiet },
      }),
      text: ({ theme }) => ({ '&:hover': { background: theme.vars?.palette.quiet } }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        color: theme.vars?.palette.text.primary,
        '&:hover': { background: theme.vars?.palette.quiet },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: pillRadius,
        fontSize: '0.8125rem',
        fontWeight: 500,
        height: 28,
        backgroundColor: theme.vars?.palette.quiet,
        color: theme.vars?.palette.text.primary,
      }),
      outlined: ({ theme }) => ({ backgroundColor: 'transparent', borderColor: theme.vars?.palette.divider }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        minHeight: 44,
        backgroundColor: theme.vars?.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars?.palette.divider },
        '&:hover:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.text.secondary,
        },
      }),
      input: { paddingBlock: 10 },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        background: theme.vars?.palette.text.primary,
        color: theme.vars?.palette.background.default,
        fontSize: '0.8125rem',
        padding: '6px 12px',
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiSkeleton: {
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.quiet, borderRadius: 8 }) },
  },
};
