import { styled } from '@mui/material/styles';

/** A link, or a button that reads as one, within text. */
export const TextLink = styled('a')(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars?.palette.primary.main,
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
}));
