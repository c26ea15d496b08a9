import { scoredKinds, ruleLimits, type TrendingRules } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Switch } from '../../../components/switch.tsx';
import type { DraftRules } from '../api/what-if.ts';

const Labelled = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: 12,
  '& label': { ...theme.typography.body2, fontWeight: 600 },
  '& output': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& input': {
    gridColumn: '1 / -1',
    width: '100%',
    height: 44,
    margin: 0,
    accentColor: theme.vars?.palette.primary.main,
    cursor: 'pointer',
  },
  '& small': { ...theme.typography.caption, gridColumn: '1 / -1', color: theme.vars?.palette.text.secondary },
}));

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly hint: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, value, text, hint, min, max, step = 1, onChange }: SliderProps) {
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={Math.max(max, value)}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-describedby={`${id}-today`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <small id={`${id}-today`}>{hint}</small>
    </Labelled>
  );
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 6 });

interface ExclusionsProps {
  readonly draft: DraftRules;
  readonly nameOf: (productId: string) => string;
  readonly onChange: (draft: DraftRules) => void;
}

export function Exclusions({ draft, nameOf, onChange }: ExclusionsProps) {
  const { t } = useTranslation();
  const { withoutDemo, withoutSuspected, withoutProducts } = draft;
  return (
    <>
      <Switch
        label={t('admin.whatIf.withoutDemo')}
        checked={withoutDemo}
        onChange={(checked) => onChange({ ...draft, withoutDemo: checked })}
      />
      <Switch
        label={t('admin.whatIf.withoutSuspected')}
        checked={withoutSuspected}
        onChange={(checked) => onChange({ ...draft, withoutSuspected: checked })}
      />
      {withoutProducts.length > 0 && (
        <List aria-label={t('admin.whatIf.excludedProducts')}>
          {withoutProducts.map((id) => (
            <li key={id}>
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                endIcon={<X size={14} aria-hidden />}
                aria-label={t('admin.whatIf.countAgain', { name: nameOf(id) })}
                onClick={() => onChange({ ...draft, withoutProducts: withoutProducts.filter((other) => other !== id) })}
              >
                <bdi>{nameOf(id)}</bdi>
              </Button>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

/** Ends of the sliders; larger values extend them. */
const reach = { points: 20, cap: 100, halfLife: 60 };

interface RuleSlidersProps {
  readonly rules: TrendingRules;
  readonly live: TrendingRules;
  readonly onChange: (rules: TrendingRules) => void;
}

export function RuleSliders({ rules, live, onChange }: RuleSlidersProps) {
  const { t, number } = useTexts();
  const today = (value: string) => t('admin.whatIf.today', { value });
  const pointsText = (count: number) => t('admin.whatIf.points', { count, n: number(count) });
  const daysText = (count: number) => t('admin.whatIf.days', { count, n: number(count) });
  return (
    <>
      {scoredKinds.map((kind) => (
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
