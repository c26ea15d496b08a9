import { styled } from '@mui/material/styles';

/** The gallery and what the community thinks in two columns, in one on a phone. */
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

/** Comments, in lines of a length that reads well. */
export const CommentsColumn = styled('div')({ display: 'grid', maxWidth: 820 });

export const LowerSections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 56,
  marginBlockStart: 48,
  [theme.breakpoints.up('md')]: { gap: 72, marginBlockStart: 64 },
}));
