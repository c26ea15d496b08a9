import { styled, type Theme } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { plainList } from '../../theme/mixins.ts';

export const Panel = styled('nav')({ display: 'grid', gap: 12, padding: '12px 16px 16px' });
export const PanelHead = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  paddingInline: 12,
  '& small': { ...theme.typography.body2, color: theme.vars?.palette.text.secondary },
}));

export const Group = styled('div')(({ theme }) => ({
  '& + &': { marginBlockStart: 2 },
  '& > p': {
    ...theme.typography.caption,
    margin: '0 0 2px',
    paddingInline: 12,
    fontWeight: 600,
    color: theme.vars?.palette.text.secondary,
  },
  '& ul': { ...plainList, display: 'grid', gap: 1 },
}));
export const RailGroup = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gap: 2,
  padding: 8,
  '& + &': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

const screenLink = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  borderRadius: 10,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '& svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
  '&:hover': { background: theme.vars?.palette.quiet },
  '&[aria-current=page]': {
    background: theme.vars?.palette.tint.rose.main,
    color: theme.vars?.palette.tint.rose.ink,
    '& svg': { color: 'inherit' },
  },
});
export const ScreenLink = createLink(
  styled('a')(({ theme }) => ({
    ...screenLink(theme),
    gap: 12,
    minHeight: 34,
    paddingInline: 12,
    fontSize: '0.9375rem',
    fontWeight: 500,
    '@media (pointer: coarse)': { minHeight: 44 },
  })),
);
export const RailLink = createLink(
  styled('a')(({ theme }) => ({
    ...screenLink(theme),
    position: 'relative',
    justifyContent: 'center',
    width: 48,
    height: 40,
    '@media (pointer: coarse)': { height: 44 },
    '& > span': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
  })),
);
