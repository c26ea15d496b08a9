import { styled } from '@mui/material/styles';

export const Lists = styled('div')(({ theme }) => ({
  marginBlockStart: 12,
  marginInline: -12,
  height: 'min(420px, calc(100dvh - 220px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '32px 8px',
  '& > div + div': { marginBlockStart: 8 },
  '& > div > p': {
    ...theme.typography.caption,
    position: 'sticky',
    insetBlockStart: 0,
    margin: 0,
    padding: '4px 12px',
    fontWeight: 600,
    color: theme.vars?.palette.text.secondary,
    background: theme.vars?.palette.background.paper,
  },
}));

export const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: 10,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '&.Mui-focused': {
    background: theme.vars?.palette.tint.rose.main,
    color: theme.vars?.palette.tint.rose.ink,
    '& > svg, & small': { color: 'inherit' },
  },
}));

export const Nothing = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '12px 12px 0',
  color: theme.vars?.palette.text.secondary,
}));
