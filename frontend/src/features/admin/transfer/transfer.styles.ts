import { styled } from '@mui/material/styles';

export const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'space-between',
  padding: 20,
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
}));

export const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxWidth: 960,
  padding: 20,
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 20,
  alignItems: 'start',
});

export const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
  '& dd': { ...theme.typography.h2, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

export const Lines = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  paddingInlineStart: 20,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
});
