import { styled } from '@mui/material/styles';

/** Scrolls sideways in itself where a screen is too narrow. */
export const TableFrame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  background: theme.vars?.palette.background.paper,
  overflow: 'clip',
  [theme.breakpoints.down('md')]: { overflowX: 'auto' },
}));

export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 12px', textAlign: 'start', verticalAlign: 'middle' },
  // The first of a row, whether th or td.
  '& tr > :not(* + *)': { paddingInlineStart: 20 },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 65,
    zIndex: 1,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars?.palette.text.secondary,
    background: theme.vars?.palette.background.paper,
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr + tr > *': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& tbody tr:hover': { background: theme.vars?.palette.quiet },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: theme.vars?.palette.text.secondary },
  '& .acts': { width: '1%', whiteSpace: 'nowrap', textAlign: 'end' },
  '& .wide': { [theme.breakpoints.down('md')]: { display: 'none' } },
  '& .narrow': { [theme.breakpoints.up('md')]: { display: 'none' } },
  '& .clamped': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  [theme.breakpoints.down('md')]: { '& thead th': { position: 'static' } },
}));

export const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type': { flex: '1 1 280px', maxWidth: 480 },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars?.palette.text.secondary },
}));
