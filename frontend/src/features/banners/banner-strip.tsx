import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowUpRight, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/buttons.ts';
import { useHydrated } from '../../lib/hydration.ts';
import { session } from '../../lib/storage.ts';
import { useLabel } from '../../lib/use-label.ts';
import type { BannerResponse } from './banners-query.ts';

const Strip = styled('aside')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: 14,
  overflow: 'hidden',
  background: `linear-gradient(100deg, ${theme.vars?.palette.tint.amber.main}, ${theme.vars?.palette.tint.rose.deep})`,
  color: theme.vars?.palette.text.primary,
  '& img': { width: 96, height: 96, objectFit: 'cover', flex: 'none' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  'html[dir=rtl] & a svg': { transform: 'scaleX(-1)' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
  '& button': { position: 'relative', zIndex: 1, marginInline: 8, flex: 'none', color: 'inherit' },
}));
/** In one line where there is space for it. */
const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: '12px 20px',
  [theme.breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 14 },
}));

interface BannerStripProps {
  /** Names the region. */
  readonly label: string;
  readonly banner: Omit<BannerResponse, 'id' | 'active' | 'createdAt'>;
  readonly className?: string;
  /** By which the first HTML hides it where it was closed. */
  readonly id?: string;
  /** Stands at its end. */
  readonly children?: ReactNode;
}

/** A banner as the public sees it. */
export function BannerStrip({ label: name, banner, className, id, children }: BannerStripProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const title = label(banner.title, banner.labels);
  return (
    <Strip aria-label={name} className={className} data-banner={id}>
      {banner.imageUrl && <img src={banner.imageUrl} alt="" width={96} height={96} />}
      <Words>
        <Typography sx={{ fontWeight: 600 }} dir="auto">
          {banner.linkUrl ? (
            <a href={banner.linkUrl} target="_blank" rel="noopener" aria-description={t('home.opensInNewTab')}>
              {title} <ArrowUpRight size={16} aria-hidden />
            </a>
          ) : (
            title
          )}
        </Typography>
        {banner.description && (
          <Typography variant="body2" dir="auto">
            {label(banner.description, banner.descriptionLabels)}
          </Typography>
        )}
      </Words>
      {children}
    </Strip>
  );
}

const storageKey = 'closed-banners';

/** Banners closed in this session, by id. */
const closedBanners = (): readonly string[] => (session.get(storageKey) ?? '').split(' ');

const rememberClosed = (id: string): void => session.set(storageKey, [...closedBanners(), id].join(' ').trim());

const Placed = styled(BannerStrip)(({ theme }) => ({
  maxWidth: 1176,
  margin: '16px 20px 0',
  [theme.breakpoints.up('md')]: { marginInline: 32 },
  '@media (min-width: 1240px)': { marginInline: 'auto' },
}));

/** The newest active banner that was not closed in this session. */
export function PromotionBanner({ banners }: { readonly banners: readonly BannerResponse[] }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [closed, setClosed] = useState(closedBanners);
  const banner = banners.find((one) => !isHydrated || !closed.includes(one.id));
  if (!banner) return null;
  const close = () => {
    rememberClosed(banner.id);
    setClosed(closedBanners());
  };
  return (
    <Placed label={t('home.promotion')} banner={banner} id={banner.id}>
      <IconButton aria-label={t('home.closePromotion')} onClick={close}>
        <X size={18} aria-hidden />
      </IconButton>
    </Placed>
  );
}
