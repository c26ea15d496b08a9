import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Page } from '../../../components/page.tsx';
import { framed } from '../../../theme/mixins.ts';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: 520,
  marginInline: 'auto',
  padding: 28,
  ...framed(theme, 20),
  [theme.breakpoints.up('md')]: { padding: 48 },
}));

/** The narrow layout of a page with one short form or message. */
export function NarrowPanel({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <Panel>{children}</Panel>
    </Page>
  );
}
