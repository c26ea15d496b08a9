import { styled } from '@mui/material/styles';
import { framed, plainList } from '../../../theme/mixins.ts';

export const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  maxWidth: 680,
  marginInline: 'auto',
  padding: 24,
  ...framed(theme, 20),
  [theme.breakpoints.up('md')]: { padding: 40 },
}));
export const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 20,
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
});
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  ...plainList,
});
