import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';

/** Height of the site's header. */
const headerHeight = 65;

export const Frame = styled('div')({ display: 'flex', alignItems: 'stretch', minHeight: '100vh' });

export const Aside = styled('div')(({ theme }) => ({
  flex: 'none',
  width: '20rem',
  borderInlineEnd: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
}));
export const Sticky = styled('div')({
  position: 'sticky',
  insetBlockStart: headerHeight,
  maxHeight: `calc(100dvh - ${headerHeight}px)`,
  overflowY: 'auto',
});

export const Panel = styled('div')({ display: 'grid', gap: 20, padding: '24px 16px' });
export const PanelHead = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  paddingInline: 12,
  '& small': { ...theme.typography.body2, color: theme.vars?.palette.text.secondary },
}));
export const Group = styled('div')(({ theme }) => ({
  '& > p': {
    ...theme.typography.caption,
    margin: '0 0 4px',
    paddingInline: 12,
    fontWeight: 600,
    color: theme.vars?.palette.text.secondary,
  },
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
}));
export const ScreenLink = createLink(
  styled('a')(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    paddingInline: 12,
    borderRadius: 10,
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    fontSize: '0.9375rem',
    fontWeight: 500,
    '& svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
    '&:hover': { background: theme.vars?.palette.quiet },
    '&[aria-current=page]': {
      background: theme.vars?.palette.tint.rose.main,
      color: theme.vars?.palette.tint.rose.ink,
      '& svg': { color: 'inherit' },
    },
  })),
);

export const Main = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
export const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '4px 20px 4px 12px',
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  '& > p': { ...theme.typography.body2, margin: 0, fontWeight: 600, marginInlineEnd: 'auto' },
  '& > span': {
    ...theme.typography.caption,
    color: theme.vars?.palette.text.secondary,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
  'html[dir=rtl] & svg': { transform: 'scaleX(-1)' },
}));
export const Content = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1240,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: 20,
  [theme.breakpoints.up('md')]: { padding: 32 },
  '& h1': { fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem)' },
}));
