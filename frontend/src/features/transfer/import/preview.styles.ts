import { styled } from '@mui/material/styles';

/** A table that is wider than its screen scrolls by itself. */
export const PreviewTable = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%', fontSize: '0.875rem' },
  '& th, & td': { padding: '8px 12px', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary, whiteSpace: 'nowrap' },
  '& tbody > tr > *': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& tbody th': { fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  '& td': { minWidth: 120, maxWidth: 320, overflowWrap: 'anywhere' },
  '& td.plan': { minWidth: 140 },
  '& td[data-bad]': { background: theme.vars?.palette.tint.clay.main },
  '& td .reason': { display: 'block', color: theme.vars?.palette.error.main, fontSize: '0.8125rem' },
  '& td[data-bad] .reason': { color: 'inherit', fontWeight: 600 },
  '& td[data-changed]': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
}));

/** The text of a cell that opens a field for it. */
export const CellButton = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 24,
  padding: 0,
  border: 0,
  borderBlockEnd: `1px dashed ${theme.vars?.palette.text.secondary}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'text',
}));

/** Long texts are cut after three lines. */
export const CellText = styled('bdi')({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
