import { styled } from '@mui/material/styles';

/** One matter of a tab, with its heading and what is said about it. */
export const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  '& > header > div': { minWidth: 0 },
  '& > header p': { ...theme.typography.body2, margin: 0, color: theme.vars?.palette.text.secondary },
}));

export const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 10,
  padding: 16,
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: 20 },
}));

/** Two beside one another where there is room. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
