import type { ScoredKind } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { locales } from '../../../lib/format.ts';
import { Card } from '../analytics.styles.ts';
import { SourceEventsLink } from '../source-events-link.tsx';
import { growth } from '../figures.ts';
import { type Annotation, annotationsByStep } from '../annotations/annotations.ts';
import { SparkBars } from '../spark-bars.tsx';
import { twoDaySums } from './activity-kinds.ts';
import type { MetricAnswer } from '../api-types.ts';

interface HourTableProps {
  readonly caption: string;
  readonly steps: readonly { readonly from: string }[];
  readonly values: readonly number[];
}

/** The bars as a table for screen readers, without hours in which nothing happened. */
function HourTable({ caption, steps, values }: HourTableProps) {
  const { t, language, number } = useTexts();
  const hour = new Intl.DateTimeFormat(locales[language], { weekday: 'short', hour: 'numeric' });
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin.analytics.steps.hour')}</th>
            <th scope="col">{t('admin.analytics.count')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from }, index) =>
            values[index] ? (
              <tr key={from}>
                <th scope="row">{hour.format(new Date(from))}</th>
                <td>{number(values[index])}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

const Figure = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 10,
  fontVariantNumeric: 'tabular-nums',
  '& small': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
}));

interface ActivityCardProps {
  readonly kind: ScoredKind;
  /** Of 48 hours. */
  readonly answer: MetricAnswer;
  readonly annotations: readonly Annotation[];
}

/** Activity of one kind in the last 24 hours, hour by hour, against the 24 before. */
export function ActivityCard({ kind, answer, annotations }: ActivityCardProps) {
  const { t, number, percent } = useTexts();
  const whole = answer.series[0];
  const values = (whole?.values ?? []).map((value) => value ?? 0);
  const sums = twoDaySums(values);
  const steps = answer.steps.slice(-24);
  const name = t(`admin.analytics.metrics.${kind}.name`);
  const change = () => {
    const share = growth(sums.now, sums.before);
    if (sums.now === sums.before) return t('admin.analytics.live.same');
    if (share === null) return t('admin.analytics.live.fromNothing');
    const figures = { growth: percent(Math.abs(100 * share)), before: number(sums.before) };
    return share > 0 ? t('admin.analytics.live.rise', figures) : t('admin.analytics.live.fall', figures);
  };
  return (
    <Card>
      <Typography variant="body2" component="h3" color="textSecondary">
        {name}
      </Typography>
      <Figure>
        <SourceEventsLink
          address={whole?.events ?? ''}
          step={{ from: steps[0]?.from ?? answer.from, to: answer.to }}
          label={t('admin.analytics.sourceEventsOf', { figure: number(sums.now), name })}
        >
          {number(sums.now)}
        </SourceEventsLink>
        <small>{change()}</small>
      </Figure>
      <SparkBars values={values.slice(-24)} height={48} annotated={[...annotationsByStep(annotations, steps).keys()]} />
      <HourTable caption={t('admin.analytics.live.hoursOf', { name })} steps={steps} values={values.slice(-24)} />
    </Card>
  );
}
