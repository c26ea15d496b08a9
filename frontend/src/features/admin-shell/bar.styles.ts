import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { barHeight } from '../../admin-kit/bar-height.ts';

export const BarFrame = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1100,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: barHeight,
  paddingInline: '8px 12px',
  background: theme.vars?.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up('md')]: { paddingInline: '12px 20px' },
}));

export const Product = createLink(
  styled('a')(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    minHeight: 44,
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.125rem',
    fontWeight: 600,
    color: theme.vars?.palette.primary.main,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('sm')]: { '& > span': { display: 'none' } },
  })),
);

export const IconButtonLink = createLink(IconButton);

/** What is shown: it gives way before anything else does. */
export const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 0',
  minWidth: 0,
  paddingInlineStart: 12,
  borderInlineStart: `1px solid ${theme.vars?.palette.divider}`,
  lineHeight: 1.25,
  '& > *': { margin: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& small': { ...theme.typography.caption, lineHeight: 'inherit', color: theme.vars?.palette.text.secondary },
  '& p': { ...theme.typography.body2, lineHeight: 'inherit', fontWeight: 600 },
}));

export const SearchButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  flex: 'none',
  marginInlineEnd: 8,
  height: 40,
  minWidth: 44,
  paddingInline: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 999,
  background: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
  '& svg': { flex: 'none' },
  '& kbd': {
    ...theme.typography.caption,
    marginInlineStart: 12,
    paddingInline: 8,
    borderRadius: 6,
    background: theme.vars?.palette.quiet,
  },
  [theme.breakpoints.down('md')]: { height: 44, marginInlineEnd: 0, '& > span, & > kbd': { display: 'none' } },
}));

export const Holder = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  flex: 'none',
  maxWidth: '13rem',
  lineHeight: 1.3,
  color: theme.vars?.palette.text.secondary,
  '& bdi': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    color: theme.vars?.palette.text.primary,
  },
}));
