import { styled } from '@mui/material/styles';

/** The gallery beside what the community thinks, one under the other on a phone. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    columnGap: 32,
    alignItems: 'start',
  },
  [theme.breakpoints.up('lg')]: { columnGap: 56 },
}));

export const Opinions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  '& > * + *': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}`, paddingBlockStart: 16 },
}));

/** What people write, with what the product is beside it where there is room. */
export const CommentsColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 820px) minmax(0, 1fr)',
    columnGap: 72,
    '& > aside': { order: 1 },
  },
}));

export const LowerSections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 56,
  marginBlockStart: 48,
  [theme.breakpoints.up('md')]: { gap: 72, marginBlockStart: 64 },
}));
