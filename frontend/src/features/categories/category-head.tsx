import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { TintName } from '../../theme/palette.ts';
import { categoryTint } from '../../lib/category-tint.ts';
import { CategoryIcon } from '../catalogue/index.ts';

const Band = styled('div', { shouldForwardProp: (name) => name !== 'tint' })<{ tint: TintName }>(({ theme, tint }) => ({
  color: theme.vars?.palette.tint[tint].ink,
  background: `linear-gradient(105deg, ${theme.vars?.palette.tint[tint].main} 30%, ${theme.vars?.palette.tint[tint].deep})`,
}));
const Inner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  maxWidth: 1240,
  marginInline: 'auto',
  minHeight: 148,
  padding: '28px 20px',
  '& > svg': { flex: 'none', opacity: 0.85, width: 56, height: 56 },
  [theme.breakpoints.up('md')]: { minHeight: 196, paddingInline: 32, '& > svg': { width: 88, height: 88 } },
}));
const Text = styled('div')({ display: 'grid', gap: 8, maxWidth: '60ch' });

/** The band that opens a category: its tint, its emblem, its name. */
export function CategoryHead({ category, children }: { readonly category: string; readonly children: ReactNode }) {
  return (
    <Band tint={categoryTint(category)}>
      <Inner>
        <Text>{children}</Text>
        <CategoryIcon category={category} size={88} />
      </Inner>
    </Band>
  );
}
