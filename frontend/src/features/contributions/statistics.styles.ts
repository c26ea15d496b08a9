import { styled } from '@mui/material/styles';
import { framed, plainList } from '../../theme/mixins.ts';

export const Cards = styled('ul')({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 12,
});

export const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  minWidth: 0,
  padding: 16,
  ...framed(theme, 14),
  '& > div:first-of-type:has(h3)': { minHeight: 72 },
  '& h3': { ...theme.typography.body1, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' },
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 a:hover': { textDecoration: 'underline' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars?.palette.text.secondary },
  '& > button': { justifySelf: 'start', alignSelf: 'end' },
}));

export const Shares = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 10, rowGap: 2 },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, color: theme.vars?.palette.text.secondary },
}));

export const Bar = styled('dd')(({ theme }) => ({
  gridColumn: '1 / -1',
  height: 6,
  borderRadius: 3,
  background: theme.vars?.palette.quiet,
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    width: 'var(--share)',
    borderRadius: 'inherit',
    background: theme.vars?.palette.primary.main,
  },
}));

export const Figures = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: 12,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    padding: '14px 18px',
    ...framed(theme, 14),
  },
  '& dt': { ...theme.typography.body2, color: theme.vars?.palette.text.secondary },
  '& dd': { ...theme.typography.h3, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

export const Section = styled('section')({ display: 'grid', gap: 12 });
