import { styled } from '@mui/material/styles';
import { framed } from '../theme/mixins.ts';

/** A row of links; on a narrow screen it scrolls sideways. */
export const PillList = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: '0 -20px 24px',
  padding: '4px 20px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', overflow: 'visible', marginInline: 0, paddingInline: 0 },
}));

/** One of them; the chosen one is the other way round. */
export const Pill = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  paddingInline: 14,
  ...framed(theme, 999),
  color: theme.vars?.palette.text.primary,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
  '&.active, &[aria-current=true], &[aria-current=page]': {
    background: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.default,
  },
}));
