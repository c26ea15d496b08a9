import { styled, type Theme } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';

export const Bar = styled('nav')(({ theme }) => ({
  position: 'relative',
  maxWidth: 1240,
  marginInline: 'auto',
  paddingInline: 32,
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    minHeight: 48,
    margin: 0,
    marginInlineStart: -14,
    [theme.breakpoints.between('md', 'lg')]: { gap: 0, marginInlineStart: -8 },
    padding: 0,
    listStyle: 'none',
  },
}));

const item = ({ theme }: { theme: Theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  paddingInline: 14,
  [theme.breakpoints.between('md', 'lg')]: { paddingInline: 8 },
  borderRadius: 999,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap' as const,
  cursor: 'pointer',
  transition: 'background 150ms ease-out',
  '&:hover, &[aria-expanded=true]': { background: theme.vars?.palette.quiet },
  '& svg': { transition: 'transform 150ms ease-out', color: theme.vars?.palette.text.secondary },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});
export const Item = createLink(styled('a')(item));
export const Trigger = styled('button')(item);
