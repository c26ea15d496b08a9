import { styled } from '@mui/material/styles';
import { framed } from '../../../theme/mixins.ts';

/** As high before it is loaded as after. */
export const PeopleCard = styled('section')(({ theme }) => ({
  ...framed(theme, 20),
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  minHeight: 696,
  padding: 20,
  scrollMarginBlockStart: 48,
  [theme.breakpoints.up('sm')]: { minHeight: 460 },
  [theme.breakpoints.up('md')]: { padding: 28, minHeight: 368 },
}));
export const PeopleResult = styled('div')(({ theme }) => ({
  minHeight: 352,
  [theme.breakpoints.up('sm')]: { minHeight: 160 },
}));
