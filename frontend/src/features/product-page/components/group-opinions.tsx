import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StarRow } from '../../../components/rating-stars.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import type { Opinions } from '../../../lib/api-types.ts';
import { formatAverage, formatPercent } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { plainList } from '../../../theme/mixins.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: 40 },
}));
const Stars = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 10 });
const Votes = styled('ul')({ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 });
const Vote = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 8,
  padding: '6px 14px',
  borderRadius: 18,
  background: theme.vars?.palette.quiet,
  '& b': { fontVariantNumeric: 'tabular-nums' },
}));

interface GroupOpinionsProps {
  readonly opinions: Opinions;
  /** Who they are, in words. */
  readonly people: string;
}

/** Stars and most chosen options of a group, or that there are too few of them yet. */
export function GroupOpinions({ opinions, people }: GroupOpinionsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  if (!opinions.enough)
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{t('traits.like.notEnough', { people })}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('traits.like.notEnoughText')}
        </Typography>
      </>
    );
  const { rating, votes } = opinions;
  const top = votes?.top ?? [];
  return (
    <Columns data-testid="group-opinions">
      <div>
        {rating ? (
          <Stars>
            <Typography variant="h2" component="p" aria-hidden>
              {formatAverage(rating.average, language)}
            </Typography>
            <StarRow average={rating.average} size={20} />
            <VisuallyHidden>
              {t('common.rating.outOf', { average: formatAverage(rating.average, language), count: rating.count })}
            </VisuallyHidden>
            <Typography variant="body2" color="textSecondary" aria-hidden>
              {t('traits.like.count', { count: rating.count })}
            </Typography>
          </Stars>
        ) : (
          <Typography variant="body2">{t('traits.like.noStars')}</Typography>
        )}
        <Typography variant="caption" component="p" color="textSecondary">
          {t('traits.like.renewed')}
        </Typography>
      </div>
      <div>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
          {t('traits.like.say')}
        </Typography>
        {top.length === 0 && <Typography variant="body2">{t('traits.like.noVotes')}</Typography>}
        <Votes>
          {top.map((option) => (
            <Vote key={option.key}>
              <b>{formatPercent(option.percentage, language)}</b>
              {label(option.key, option.labels)}
            </Vote>
          ))}
        </Votes>
      </div>
    </Columns>
  );
}
