import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowUpRight, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannerResponse } from '../../../lib/api-types.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { closedBanners, rememberClosed } from '../closed-banners.ts';

const Strip = styled('aside')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  maxWidth: 1176,
  margin: '16px 20px 0',
  borderRadius: 14,
  overflow: 'hidden',
  background: `linear-gradient(100deg, ${theme.vars?.palette.tint.amber.main}, ${theme.vars?.palette.tint.rose.deep})`,
  color: theme.vars?.palette.text.primary,
  '& img': { width: 96, height: 96, objectFit: 'cover', flex: 'none' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
  '& button': { position: 'relative', zIndex: 1, marginInline: 8, flex: 'none', color: 'inherit' },
  [theme.breakpoints.up('md')]: { marginInline: 32 },
  '@media (min-width: 1240px)': { marginInline: 'auto' },
}));
const Words = styled('div')({ flex: 1, padding: '14px 20px', minWidth: 0 });

/** The newest active banner that was not closed in this session. */
export function PromotionBanner({ banners }: { readonly banners: readonly BannerResponse[] }) {
  const { t } = useTranslation();
  const label = useLabel();
  const [closed, setClosed] = useState(closedBanners);
  const banner = banners.find((one) => !closed.includes(one.id));
  if (!banner) return null;
  const title = label(banner.title, banner.labels);
  const close = () => {
    rememberClosed(banner.id);
    setClosed(closedBanners());
  };
  return (
    <Strip aria-label={t('home.promotion')}>
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
      <IconButton aria-label={t('home.closeBanner')} onClick={close}>
        <X size={18} aria-hidden />
      </IconButton>
    </Strip>
  );
}
