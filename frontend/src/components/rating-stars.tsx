import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatAverage, formatNumber } from '../lib/format.ts';
import { useLanguage } from '../lib/use-language.ts';

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 6,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: theme.vars?.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
const Stars = styled('svg')(({ theme }) => ({
  flex: 'none',
  color: theme.vars?.palette.saffron,
  'html[dir=rtl] &': { transform: 'scaleX(-1)' },
}));
const Average = styled('span')(({ theme }) => ({ fontWeight: 600, color: theme.vars?.palette.text.primary }));

const star = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

interface RatingStarsProps {
  /** 0 when nobody has rated. */
  readonly average: number;
  readonly total?: number;
  /** Height of a star in pixels. */
  readonly size?: number;
}

/** Stars in half steps, the average with one decimal and the count; "No rating" when there is none. */
export function RatingStars({ average, total, size = 16 }: RatingStarsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (average === 0) return <Row>{t('common.rating.none')}</Row>;
  const shown = formatAverage(average, language);
  const description =
    total === undefined
      ? t('common.rating.average', { average: shown })
      : t('common.rating.outOf', { average: shown, count: total });
  return (
    <Row role="img" aria-label={description}>
      <StarRow average={average} size={size} />
      <Average aria-hidden>{shown}</Average>
      {total !== undefined && <span aria-hidden>({formatNumber(total, language)})</span>}
    </Row>
  );
}

/** Five stars, filled to the nearest half. Without a label of its own. */
export function StarRow({ average, size }: { readonly average: number; readonly size: number }) {
  const halves = Math.round(average * 2);
  return (
    <Stars viewBox="0 0 100 20" width={size * 5} height={size} aria-hidden data-halves={halves}>
      {[0, 1, 2, 3, 4].map((index) => {
        const filled = Math.min(2, Math.max(0, halves - index * 2));
        return (
          <g key={index} transform={`translate(${index * 20} 0)`}>
            <path d={star} fill="currentColor" opacity={0.22} />
            {filled === 2 && <path d={star} fill="currentColor" />}
            {filled === 1 && <path d={star} fill="currentColor" clipPath="inset(0 50% 0 0)" />}
          </g>
        );
      })}
    </Stars>
  );
}
