import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';

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
