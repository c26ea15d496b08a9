import { styled } from '@mui/material/styles';

/** The gallery beside what the community thinks, one under the other on a phone. */
export const Spread = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    columnGap: 32,
    alignItems: 'start',
  },
  [theme.breakpoints.up('lg')]: { columnGap: 56 },
}));

export const Community = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  '& > * + *': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}`, paddingBlockStart: 20 },
}));

export const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 56,
  marginBlockStart: 48,
  [theme.breakpoints.up('md')]: { gap: 72, marginBlockStart: 64 },
}));
