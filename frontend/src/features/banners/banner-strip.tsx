import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannerResponse } from '../../lib/api-types.ts';
import { useLabel } from '../../lib/use-label.ts';

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
const Words = styled('div')({ flex: 1, padding: '14px 20px', minWidth: 0 });

interface BannerStripProps {
  /** Names the region. */
  readonly label: string;
  readonly banner: Omit<BannerResponse, 'id' | 'active' | 'createdAt'>;
  readonly className?: string;
  /** Stands at its end. */
  readonly children?: ReactNode;
}

/** A banner as the public sees it. */
export function BannerStrip({ label: name, banner, className, children }: BannerStripProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const title = label(banner.title, banner.labels);
  return (
    <Strip aria-label={name} className={className}>
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
