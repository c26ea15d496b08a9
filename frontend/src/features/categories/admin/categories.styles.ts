import { styled } from '@mui/material/styles';
import { framed, plainList } from '../../../theme/mixins.ts';

export const Cards = styled('div')({ display: 'grid', gap: 24 });
export const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  ...framed(theme, 14),
  [theme.breakpoints.up('md')]: { padding: 24 },
}));
export const SubcategoryList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  ...plainList,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
export const SubcategoryItem = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 6,
  padding: '10px 8px 14px 16px',
  'html[dir=rtl] &': { padding: '10px 16px 14px 8px' },
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.default,
}));
export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
export const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  '& h2': { fontSize: '1.375rem' },
  '& h3': { fontSize: '1.0625rem' },
  '& code': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
}));
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 });
