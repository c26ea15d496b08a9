import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/mixins.ts';

export const Batches = styled('ol')({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' });

export const BatchCard = styled('li')(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  background: theme.vars?.palette.background.paper,
  overflow: 'clip',
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 10px',
    alignItems: 'center',
    padding: '8px 16px',
    background: theme.vars?.palette.quiet,
    ...theme.typography.body2,
  },
  '& > .head time, & > .head span': { color: theme.vars?.palette.text.secondary },
  '& > .head time': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  '& > p': { ...theme.typography.body2, margin: 0, padding: '10px 16px 0' },
  '& > .foot': { padding: '0 8px 8px' },
}));

export const Entries = styled('ol')(({ theme }) => ({
  ...plainList,
  '& > li': { display: 'grid', gap: 8, padding: '12px 16px' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

export const Folded = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '8px 16px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
    '& strong': { fontWeight: 600 },
  },
  'html[dir=rtl] & > summary > svg': { transform: 'scaleX(-1)' },
  '&[open] > summary > svg, html[dir=rtl] &[open] > summary > svg': { transform: 'rotate(90deg)' },
  '&[open] > summary': { borderBlockEnd: `1px solid ${theme.vars?.palette.divider}` },
}));

export const EntryHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  '& > p': { margin: 0, flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
  '& small': { ...theme.typography.body2, color: theme.vars?.palette.text.secondary },
}));

export const Changes = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 10rem) minmax(0, 1fr)',
  gap: '4px 12px',
  margin: 0,
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& del': { color: theme.vars?.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
  '& svg': { verticalAlign: '-2px', marginInline: 6, color: theme.vars?.palette.text.secondary },
  'html[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { marginBlockEnd: 6 } },
}));

export const FilterLink = styled('button')(({ theme }) => ({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars?.palette.text.primary,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  // A touch target of 44 pixels.
  '&::after': { content: '""', position: 'absolute', inset: '-11px -4px' },
}));

export const Change = styled('div')({ display: 'contents' });

export const BatchSkeletons = styled('div')({ display: 'grid', gap: 16 });
