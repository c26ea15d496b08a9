import { actKinds, type TrendingRules } from '@henna/contracts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '4px 0 8px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 16px',
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
}));

const Pair = styled('div')({ display: 'contents' });

interface RuleLinesProps {
  readonly from: TrendingRules;
  readonly to: TrendingRules;
}

/** The rules that change, each before and after. */
export function RuleLines({ from, to }: RuleLinesProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const lines = [
    ...actKinds.map((kind) => ({
      name: t(`admin.whatIf.kinds.${kind}`),
      before: from.points[kind],
      after: to.points[kind],
    })),
    { name: t('admin.whatIf.halfLife'), before: from.halfLifeDays, after: to.halfLifeDays },
    { name: t('admin.whatIf.cap'), before: from.capPerPersonAndDay, after: to.capPerPersonAndDay },
  ].filter(({ before, after }) => before !== after);
  return (
    <List>
      {lines.map(({ name, before, after }) => (
        <Pair key={name}>
          <dt>{name}</dt>
          <dd>{t('admin.whatIf.beforeAfter', { before: number(before), after: number(after) })}</dd>
        </Pair>
      ))}
    </List>
  );
}
