import { styled } from '@mui/material/styles';
import { barHeight } from '../bar-height.ts';

/** Pixels of a row of one line. */
export const rowHeight = 44;

/** Width of the table, not of the screen, below which columns are hidden. */
const narrow = '@container table (width < 640px)';
const roomy = '@container table (width >= 640px)';

export const TableContainer = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  container: 'table / inline-size',
});

export const TableFrame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  background: theme.vars?.palette.background.paper,
  overflow: 'clip',
}));

export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  // Of a cell, the height is the least.
  '& th, & td': {
    height: rowHeight,
    padding: '4px 12px',
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  // The first cell of a row, whether th or td.
  '& tr > :not(* + *)': { paddingInlineStart: 20 },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: barHeight,
    zIndex: 1,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars?.palette.text.secondary,
    background: theme.vars?.palette.background.paper,
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
    overflowWrap: 'normal',
  },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr + tr > *': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& tbody tr[data-opens]': { cursor: 'pointer' },
  '& tbody th a': { color: 'inherit', textDecoration: 'none' },
  '& tbody th a:hover': { textDecoration: 'underline' },
  '& tbody tr:hover': { background: theme.vars?.palette.quiet },
  '& tbody tr[data-selected]': { background: theme.vars?.palette.tint.rose.main },
  '& tbody tr[data-selected] small': { color: 'inherit' },
  // The focused row must not be hidden under the heads.
  '& tbody tr[tabindex]': { scrollMarginBlock: '110px 80px', outlineOffset: -2 },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: theme.vars?.palette.text.secondary },
  '& tr > .select:not(* + *)': { width: '1%', paddingInline: '8px 0' },
  '& td > time': { whiteSpace: 'nowrap' },
  '& .acts': { width: '1%', paddingBlock: 0, whiteSpace: 'nowrap', textAlign: 'end' },
  '& .clamped': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  [narrow]: { '& .wide': { display: 'none' }, '& th, & td': { paddingInline: 8 } },
  [roomy]: { '& .narrow': { display: 'none' } },
}));

export const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& > div:first-of-type': { flex: '1 1 280px', maxWidth: 480 },
  '& > p': { ...theme.typography.body2, margin: 0, paddingBlock: 11, color: theme.vars?.palette.text.secondary },
  '& > p + *, & > p:last-child': { marginInlineStart: 'auto' },
}));
