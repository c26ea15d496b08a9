import { styled } from '@mui/material/styles';
import { framed } from '../../../theme/mixins.ts';

/** Before it is loaded it is as high as it will be: members may have traits, whose result is shown at once. */
export const PeopleCard = styled('section')(({ theme }) => ({
  ...framed(theme, 20),
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  padding: 20,
  scrollMarginBlockStart: 48,
  '&:empty': { minHeight: 430 },
  'html[data-signed-in] &:empty': { minHeight: 696 },
  [theme.breakpoints.up('sm')]: {
    '&:empty': { minHeight: 376 },
    'html[data-signed-in] &:empty': { minHeight: 460 },
  },
  [theme.breakpoints.up('md')]: {
    padding: 28,
    '&:empty': { minHeight: 256 },
    'html[data-signed-in] &:empty': { minHeight: 368 },
  },
}));

/** High enough for every result, where one is shown or may be. */
export const PeopleResult = styled('div')(({ theme }) => ({
  'html[data-signed-in] &, &[data-chosen=true]': {
    minHeight: 352,
    [theme.breakpoints.up('sm')]: { minHeight: 160 },
  },
}));
