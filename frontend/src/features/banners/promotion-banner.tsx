import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/buttons.ts';
import type { BannerResponse } from '../../lib/api-types.ts';
import { session, storageKeys } from '../../lib/storage.ts';
import { BannerStrip } from './banner-strip.tsx';

/** Banners closed in this session, by id. */
const closedBanners = (): readonly string[] => (session.get(storageKeys.closedBanners) ?? '').split(' ');

const rememberClosed = (id: string): void =>
  session.set(storageKeys.closedBanners, [...closedBanners(), id].join(' ').trim());

const Placed = styled(BannerStrip)(({ theme }) => ({
  maxWidth: 1176,
  margin: '16px 20px 0',
  [theme.breakpoints.up('md')]: { marginInline: 32 },
  '@media (min-width: 1240px)': { marginInline: 'auto' },
}));

/** The newest active banner that was not closed in this session. */
export function PromotionBanner({ banners }: { readonly banners: readonly BannerResponse[] }) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState(closedBanners);
  const banner = banners.find((one) => !closed.includes(one.id));
  if (!banner) return null;
  const close = () => {
    rememberClosed(banner.id);
    setClosed(closedBanners());
  };
  return (
    <Placed label={t('home.promotion')} banner={banner}>
      <IconButton aria-label={t('home.closeBanner')} onClick={close}>
        <X size={18} aria-hidden />
      </IconButton>
    </Placed>
  );
}
