import { useTheme } from '@mui/material/styles';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import type { MetricAnswer } from '../api-types.ts';
import { formatFigure } from '../figures.ts';
import { Bar, Bars, zeroBasedShapes, type BarShape, type PaintProps } from '../value-bars.tsx';
import { othersOf, type ComparedGroup } from './chart/chart-lines.ts';
import { periodName } from './period-names.ts';

const pale = 0.55;

/**
 * Shapes of values: bars from zero on. Places have no zero: a short mark shows them on a scale on which each of the first
 * ten has room, place 1 at the start.
 */
export const barShapes = (
  metric: MetricAnswer['metric'],
  values: readonly (number | null)[],
): ((value: number | null) => BarShape) => {
  if (metric !== 'trendRank') return zeroBasedShapes(values);
  const last = Math.log(Math.max(10, ...values.filter((value) => value !== null)));
  return (place) => ({ start: place === null ? 0 : (Math.log(place) / last) * 98.5, length: place === null ? 0 : 1.5 });
};

interface GroupBarsProps {
  readonly answer: MetricAnswer;
  readonly other: MetricAnswer | undefined;
  readonly rows: readonly ComparedGroup[];
  readonly nameOf: (row: ComparedGroup) => string;
  /** Whether the groups that are not among the rows have a bar together. */
  readonly hasOthers: boolean;
}

/** Totals of groups as bars, each with its whole name and its value. The table of totals says the same in words. */
export function GroupBars({ answer, other, rows, nameOf, hasOthers }: GroupBarsProps) {
  const { t, language, number } = useTexts();
  const { primary, text } = useTheme().vars.palette;
  const rest = hasOthers && othersOf(answer, rows);
  const bars = [
    ...rows.map((row) => ({
      key: row.key ?? '',
      name: nameOf(row),
      colour: primary.main,
      now: row.now.total,
      before: other ? (row.before?.total ?? null) : undefined,
    })),
    ...(rest
      ? [
          {
            key: ' others',
            name: t('admin.analytics.charts.others', { n: number(answer.groups - rows.length) }),
            colour: text.secondary,
            now: rest.total,
            before: undefined,
          },
        ]
      : []),
  ];
  const shapeOf = barShapes(
    answer.metric,
    bars.flatMap(({ now, before = null }) => [now, before]),
  );
  const write = (value: number | null) => formatFigure(value, answer.unit, language);
  return (
    <Bars aria-hidden>
      {other && (
        <li>
          <span className="legend">
            <Period colour={primary.main} opacity={1} name={periodName(answer, language)} />
            <Period colour={primary.main} opacity={pale} name={periodName(other, language)} />
          </span>
        </li>
      )}
      {bars.map(({ key, name, colour, now, before }) => (
        <li key={key}>
          <bdi className="name">{name}</bdi>
          <span className="bars">
            <Bar shape={shapeOf(now)} colour={colour} opacity={1} value={write(now)} />
            {before !== undefined && (
              <Bar shape={shapeOf(before)} colour={colour} opacity={pale} value={write(before)} />
            )}
          </span>
        </li>
      ))}
    </Bars>
  );
}

function Period({ name, ...paint }: PaintProps & { readonly name: string }) {
  return (
    <span>
      <svg width={16} height={10}>
        <rect width={16} height={10} fill={paint.colour} opacity={paint.opacity} />
      </svg>
      {name}
    </span>
  );
}
