import { styled, type Theme } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { framed } from '../../../theme/mixins.ts';

export const Groups = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1150,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 6px)',
  maxHeight: 'min(560px, calc(100dvh - 160px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
  ...framed(theme, 14),
  boxShadow: '0 24px 60px -20px rgb(42 27 23 / 28%)',
}));

export const Group = styled('div')(({ theme }) => ({
  '& + &': { marginBlockStart: 4, borderBlockStart: `1px solid ${theme.vars?.palette.divider}`, paddingBlockStart: 4 },
}));

export const GroupName = styled('div')(({ theme }) => ({
  padding: '8px 12px 4px',
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: theme.vars?.palette.text.secondary,
}));

const option = ({ theme }: { theme: Theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: 8,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.quiet },
  '&[aria-selected=true]': {
    background: theme.vars?.palette.quiet,
    boxShadow: `inset 0 0 0 2px ${theme.vars?.palette.primary.main}`,
  },
  '& > svg': { position: 'static', flex: 'none', color: theme.vars?.palette.text.secondary },
  '& small': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& > small': { fontVariantNumeric: 'tabular-nums' },
  '& b': { color: theme.vars?.palette.primary.main, fontWeight: 600 },
});
export const Option = styled('div')(option);
export const OptionLink = createLink(styled('a')(option));

export const OptionLabels = styled('span')({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const Thumb = styled('img')(({ theme }) => ({
  flex: 'none',
  width: 40,
  height: 40,
  marginBlock: 4,
  borderRadius: 8,
  objectFit: 'contain',
  background: theme.vars?.palette.quiet,
}));
export const Remove = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  marginInlineEnd: -12,
  borderRadius: 8,
  color: theme.vars?.palette.text.secondary,
  '&:hover': { color: theme.vars?.palette.text.primary },
}));
