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
  order: 2,
  flex: '1 1 0',
  minWidth: 0,
  [theme.breakpoints.up('md')]: { order: 0, flex: '1 1 auto', maxWidth: 520, marginInline: 'auto', paddingInline: 16 },
}));

/** On a narrow screen the search begins the second row. */
export const Break = styled('div')(({ theme }) => ({
  order: 1,
  flexBasis: '100%',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

export const MenuPlace = styled('div', { shouldForwardProp: (name) => name !== 'always' })<{ always: boolean }>(
  ({ theme, always }) => ({ order: 3, [theme.breakpoints.up('md')]: { display: always ? 'block' : 'none' } }),
);
