import { actKinds, ruleLimits, type TrendingRules } from '@henna/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { Slider } from './slider.tsx';

/** How far sliders reach; rules beyond that move their end. */
const reach = { points: 20, cap: 100, halfLife: 60 };

interface RuleSlidersProps {
  readonly rules: TrendingRules;
  readonly live: TrendingRules;
  readonly onChange: (rules: TrendingRules) => void;
}

/** Weights, cap and half-life, each with what it is today. */
export function RuleSliders({ rules, live, onChange }: RuleSlidersProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const today = (value: string) => t('admin.whatIf.today', { value });
  const pointsText = (count: number) => t('admin.whatIf.points', { count, n: number(count) });
  const daysText = (count: number) => t('admin.whatIf.days', { count, n: number(count) });
  return (
    <>
      {actKinds.map((kind) => (
        <Slider
          key={kind}
          label={t(`admin.whatIf.kinds.${kind}`)}
          value={rules.points[kind]}
          text={pointsText(rules.points[kind])}
          hint={today(pointsText(live.points[kind]))}
          min={0}
          max={reach.points}
          onChange={(value) => onChange({ ...rules, points: { ...rules.points, [kind]: value } })}
        />
      ))}
      <Slider
        label={t('admin.whatIf.halfLife')}
        value={rules.halfLifeDays}
        text={daysText(rules.halfLifeDays)}
        hint={today(daysText(live.halfLifeDays))}
        min={ruleLimits.shortestHalfLife}
        max={reach.halfLife}
        step={0.25}
        onChange={(halfLifeDays) => onChange({ ...rules, halfLifeDays })}
      />
      <Slider
        label={t('admin.whatIf.cap')}
        value={rules.capPerPersonAndDay}
        text={pointsText(rules.capPerPersonAndDay)}
        hint={today(pointsText(live.capPerPersonAndDay))}
        min={1}
        max={reach.cap}
        onChange={(capPerPersonAndDay) => onChange({ ...rules, capPerPersonAndDay })}
      />
    </>
  );
}
