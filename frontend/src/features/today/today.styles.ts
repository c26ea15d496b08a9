import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { framed, plainList } from '../../theme/mixins.ts';

export const Tiles = styled('ul')({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: 12,
  '& > li': { display: 'grid' },
});

export const Tile = createLink(
  styled('a', { shouldForwardProp: (name) => name !== 'waits' })<{ waits: boolean }>(({ theme, waits }) => ({
    ...framed(theme, 14),
    display: 'grid',
    alignContent: 'start',
    gap: 6,
    padding: '14px 16px',
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { borderColor: theme.vars?.palette.text.secondary },
    '& strong': {
      fontFamily: theme.typography.h1.fontFamily,
      fontSize: '1.75rem',
      fontWeight: 600,
      lineHeight: 1,
      color: waits ? theme.vars?.palette.primary.main : theme.vars?.palette.text.secondary,
    },
    '& span': { ...theme.typography.body2, color: waits ? 'inherit' : theme.vars?.palette.text.secondary },
  })),
);

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

export const Block = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 44 },
});

export const Lines = styled('ol')(({ theme }) => ({
  ...plainList,
  ...framed(theme, 14),
  '& > li': { display: 'grid', gap: 4, padding: '12px 16px' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& a': { color: 'inherit' },
  '& progress': { width: '100%', height: 8, accentColor: theme.vars?.palette.primary.main },
}));

export const Steps = styled('ol')(({ theme }) => ({
  ...plainList,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px', paddingBlock: 12 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& > li > svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
  '& > li[data-done] > svg': { color: theme.vars?.palette.success.main },
  '& > li > div': { flex: '1 1 14rem', minWidth: 0 },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars?.palette.text.secondary },
  '& strong': { fontWeight: 600 },
}));
