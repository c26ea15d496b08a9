import { styled } from '@mui/material/styles';

/** Pixels below which a column gets too narrow: the table scrolls sideways instead. */
const minColumn = 160;

/** On a narrow screen a box of its own, in which the names stay in sight; else a part of the page. */
export const Scroller = styled('div')(({ theme }) => ({
  // What is only read aloud is placed, and must not widen the page.
  position: 'relative',
  marginInline: -20,
  paddingInline: 20,
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 72px)',
  [theme.breakpoints.up('md')]: { margin: 0, padding: 0, overflow: 'visible', maxHeight: 'none' },
}));

export const Table = styled('table', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: number }>(
  ({ theme, columns }) => ({
    tableLayout: 'fixed',
    width: '100%',
    minWidth: columns * minColumn,
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
    '& :is(th, td)': { verticalAlign: 'top', textAlign: 'start', padding: '10px 16px 10px 0' },
    'html[dir=rtl] & :is(th, td)': { padding: '10px 0 10px 16px' },
    '& tbody th': {
      paddingBlock: '20px 0',
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: theme.vars?.palette.text.secondary,
    },
    // A heading stays in sight while the columns below it scroll sideways.
    '& tbody th > span': { position: 'sticky', insetInlineStart: 0, display: 'inline-block' },
    '& tbody th > h2': { position: 'sticky', insetInlineStart: 0, display: 'inline-block', margin: 0 },
    '& tbody h2': { color: theme.vars?.palette.text.primary },
    '& tbody tr:last-of-type > td': { borderBlockEnd: `1px solid ${theme.vars?.palette.divider}` },
    // One column would be a table of huge cells.
    [theme.breakpoints.up('md')]: { width: columns === 1 ? '50%' : '100%', minWidth: 0 },
  }),
);

/** The row of names. */
export const Names = styled('tr')(({ theme }) => ({
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& > th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    background: theme.vars?.palette.background.default,
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
    [theme.breakpoints.up('md')]: { insetBlockStart: 64 },
  },
}));

export const Cell = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
}));

/** A share as a bar. */
export const Track = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: 'positive' | 'neutral' | 'negative' | 'stars';
}>(({ theme, tone }) => {
  const colors = {
    positive: theme.vars?.palette.leaf,
    negative: theme.vars?.palette.saffron,
    neutral: theme.vars?.palette.text.secondary,
    stars: theme.vars?.palette.saffron,
  };
  return {
    display: 'block',
    width: '100%',
    height: 6,
    borderRadius: 6,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
    background: theme.vars?.palette.divider,
    '& > span': { display: 'block', height: '100%', borderRadius: 6, background: colors[tone] },
  };
});
