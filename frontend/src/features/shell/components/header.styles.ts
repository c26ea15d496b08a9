import { styled } from '@mui/material/styles';

/** No box of its own, so that the top row alone stays in sight while the page scrolls. */
export const Frame = styled('header')({ display: 'contents' });

export const Top = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1100,
  background: theme.vars?.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '8px 12px 10px 20px',
  [theme.breakpoints.up('md')]: { flexWrap: 'nowrap', gap: 8, padding: '10px 32px' },
}));

export const SearchPlace = styled('div')(({ theme }) => ({
  order: 1,
  flex: '1 0 100%',
  paddingInlineEnd: 8,
  [theme.breakpoints.up('md')]: { order: 0, flex: '1 1 auto', maxWidth: 520, marginInline: 'auto', paddingInline: 16 },
}));

export const MenuPlace = styled('div', { shouldForwardProp: (name) => name !== 'always' })<{ always: boolean }>(
  ({ theme, always }) => ({ [theme.breakpoints.up('md')]: { display: always ? 'block' : 'none' } }),
);
