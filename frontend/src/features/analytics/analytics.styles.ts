import { styled } from '@mui/material/styles';
import { framed } from '../../theme/mixins.ts';

/** One matter of a tab, with its heading and what is said about it. */
export const Section = styled('section')(({ theme }) => ({
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
  ...framed(theme, 14),
  [theme.breakpoints.up('md')]: { padding: 20 },
}));

/** Two beside one another where there is room. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** What can be done with all of it, at the end of its heading. */
export const HeadActions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });

/** What is told below figures, and what can be done with them. */
export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

/** Text of a machine, as it came. */
export const Verbatim = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 12,
  borderRadius: 8,
  fontSize: '0.8125rem',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: theme.vars?.palette.quiet,
}));
