import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { gapOf } from '../explore/chart/step-positions.ts';
import { Bar, Bars, zeroBasedShapes } from '../value-bars.tsx';
import { maxBars, type ResultChart } from './result-chart.ts';

const Figure = styled('figure')({ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

/** The rows of a query as a chart. The table below it says the same. */
export default function SqlChart({ chart: { kind, name, rows } }: { readonly chart: ResultChart }) {
  const { t, number, direction } = useTexts();
  const isRtl = direction === 'rtl';
  const { primary } = useTheme().vars.palette;
  const shown = kind === 'label' ? rows.slice(0, maxBars) : rows;
  const shapeOf = zeroBasedShapes(shown.map(({ value }) => value));
  return (
    <>
      <Figure aria-hidden>
        <Typography variant="body2" component="figcaption" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        {kind === 'label' ? (
          <Bars>
            {shown.map(({ label, value }, index) => (
              <li key={`${index} ${label}`}>
                <bdi className="name">{label}</bdi>
                <span className="bars">
                  <Bar shape={shapeOf(value)} colour={primary.main} opacity={1} value={number(value)} />
                </span>
              </li>
            ))}
          </Bars>
        ) : (
          <LineChart
            skipAnimation
            disableKeyboardNavigation
            hideLegend
            height={280}
            grid={{ horizontal: true }}
            margin={{ top: 12, bottom: 0, left: isRtl ? 32 : 0, right: isRtl ? 0 : 32 }}
            xAxis={[
              {
                data: rows.map(({ label }) => label),
                scaleType: 'point',
                reverse: isRtl,
                height: 32,
                tickLabelMinGap: gapOf(isRtl),
              },
            ]}
            yAxis={[
              {
                position: isRtl ? 'right' : 'left',
                min: Math.min(0, ...rows.map(({ value }) => value)),
                width: 64,
                valueFormatter: number,
              },
            ]}
            series={[
              {
                data: rows.map(({ value }) => value),
                label: name,
                color: primary.main,
                curve: 'linear',
                showMark: rows.length <= 31,
                valueFormatter: (value) => (value === null ? '' : number(value)),
              },
            ]}
          />
        )}
      </Figure>
      {shown.length < rows.length && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.sql.firstBars', { count: shown.length, n: number(shown.length), total: number(rows.length) })}
        </Typography>
      )}
    </>
  );
}
