import { styled, type Theme } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';

export const Bar = styled('nav')(({ theme }) => ({
  position: 'relative',
  maxWidth: 1240,
  marginInline: 'auto',
  paddingInline: 32,
  [theme.breakpoints.down('md')]: { display: 'none' },
  [theme.breakpoints.between('md', 'lg')]: { paddingInline: 20 },
  '& > ul': {
    display: 'flex',
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

export const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 10,
  insetInline: 32,
  insetBlockStart: '100%',
  display: 'grid',
  gridTemplateColumns: '260px 1fr',
  gap: 32,
  padding: 20,
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  boxShadow: '0 24px 60px -20px rgb(42 27 23 / 28%)',
  animation: 'menu-in 150ms ease-out',
  '@keyframes menu-in': { from: { opacity: 0, transform: 'translateY(-4px)' } },
  '& ul': { columns: '3 150px', columnGap: 16, margin: 0, padding: '8px 0', listStyle: 'none' },
  '& li': { breakInside: 'avoid' },
}));

export const Entry = createLink(
  styled('a')(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 36,
    paddingInline: 12,
    borderRadius: 8,
    fontSize: '0.9375rem',
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    '@media (pointer: coarse)': { minHeight: 44 },
    '&:hover': { background: theme.vars?.palette.quiet },
    '& small': {
      color: theme.vars?.palette.text.secondary,
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
    },
  })),
);
