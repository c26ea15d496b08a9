import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/skeleton.tsx';
import { framed } from '../../../theme/mixins.ts';
import { trendQuery } from '../api.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';

const loadPanel = () => import('./trend-panel.tsx');
const TrendPanel = lazyComponent(loadPanel, 'TrendPanel', <Skeleton variant="rounded" height={260} />);

const Card = styled('section')(({ theme }) => ({
  ...framed(theme, 20),
  '& h2': { margin: 0 },
}));
const Opener = styled('button')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 64,
  padding: '12px 20px',
  border: 0,
  borderRadius: 20,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: theme.vars?.palette.primary.main, transition: 'transform 200ms ease-out' },
  '& > svg:last-of-type': { marginInlineStart: 'auto' },
  '&[aria-expanded=true] > svg:last-of-type': { transform: 'rotate(180deg)' },
  'html[dir=rtl] & > svg:first-of-type': { transform: 'scaleX(-1)' },
  '@media (hover: hover)': { '&:hover': { color: theme.vars?.palette.primary.main } },
  [theme.breakpoints.up('md')]: { paddingInline: 28 },
}));
const Panel = styled('div')(({ theme }) => ({
  padding: '4px 20px 24px',
  [theme.breakpoints.up('md')]: { padding: '8px 28px 28px' },
}));

/** The reasons for the ranking, read only when somebody opens them. */
export function WhyTrending({ productId }: { readonly productId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const prepare = () => {
    void loadPanel();
    void client.prefetchQuery(trendQuery(productId));
  };
  return (
    <Card aria-labelledby="why-trending">
      <h2>
        <Opener
          type="button"
          id="why-trending"
          aria-expanded={open}
          aria-controls="why-trending-panel"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setOpen(!open)}
        >
          <TrendingUp size={22} strokeWidth={1.75} aria-hidden />
          {t('product.whyTrending')}
          <ChevronDown size={22} strokeWidth={1.75} aria-hidden />
        </Opener>
      </h2>
      <Panel id="why-trending-panel" hidden={!open}>
        {open && <TrendPanel productId={productId} />}
      </Panel>
    </Card>
  );
}
