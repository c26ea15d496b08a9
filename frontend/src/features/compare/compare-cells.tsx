import { againPercentage } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { RatingStars } from '../../components/rating-stars.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import type { ProductResponse } from '../../lib/api-types.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { Cell, Track } from './compare-table.styles.ts';

const levels = ['5', '4', '3', '2', '1'] as const;

const Level = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1ch minmax(0, 1fr) 4ch',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  maxWidth: 220,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  '& > :last-child': { textAlign: 'end' },
});

/** The average and how many gave how many stars. */
export function StarsCell({ ratings }: Pick<ProductResponse, 'ratings'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Cell>
      <RatingStars average={ratings.average} total={ratings.total} />
      {ratings.total > 0 &&
        levels.map((level) => {
          const count = ratings.breakdown[level];
          return (
            <Level key={level}>
              <VisuallyHidden>{t('compare.starCount', { level, total: formatNumber(count, language) })}</VisuallyHidden>
              <span aria-hidden>{level}</span>
              <Track tone="stars" aria-hidden>
                <span style={{ width: `${(100 * count) / ratings.total}%` }} />
              </Track>
              <span aria-hidden>{formatNumber(count, language)}</span>
            </Level>
          );
        })}
    </Cell>
  );
}

/** How many would buy it again. */
export function AgainCell({ shelf: { again } }: Pick<ProductResponse, 'shelf'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const percentage = againPercentage(again);
  if (percentage === null)
    return (
      <Cell>
        <small>{t('compare.nothing')}</small>
      </Cell>
    );
  return (
    <Cell>
      {t('compare.againShare', {
        percentage: formatPercent(percentage, language),
        total: formatNumber(again.yes + again.no, language),
      })}
    </Cell>
  );
}

const Swatches = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4 });
const Swatch = styled('span')(({ theme }) => ({
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: `1px solid ${theme.vars?.palette.divider}`,
  forcedColorAdjust: 'none',
}));

/** Its shades as dots, and how many there are. */
export function ShadesCell({ shades }: Pick<ProductResponse, 'shades'>) {
  const { t } = useTranslation();
  return (
    <Cell>
      <Swatches aria-hidden>
        {shades.map(({ name, hex }) => (
          <Swatch key={name} title={name} style={{ background: hex }} />
        ))}
      </Swatches>
      <small>{t('compare.shadeCount', { count: shades.length })}</small>
    </Cell>
  );
}
