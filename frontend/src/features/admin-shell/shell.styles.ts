import { styled } from '@mui/material/styles';
import { barHeight } from '../../admin-kit/bar-height.ts';

export const Frame = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: `calc(100dvh - ${barHeight}px)`,
});

export const Aside = styled('div')(({ theme }) => ({
  flex: 'none',
  borderInlineEnd: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  '& > div': {
    position: 'sticky',
    insetBlockStart: barHeight,
    maxHeight: `calc(100dvh - ${barHeight}px)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
}));

export const Content = styled('main')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  maxWidth: 1304,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: '20px 20px 64px',
  [theme.breakpoints.up('md')]: { paddingInline: 32, paddingBlockStart: 28 },
  '&:focus': { outline: 'none' },
  '& h1': { fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.75rem)' },
}));
