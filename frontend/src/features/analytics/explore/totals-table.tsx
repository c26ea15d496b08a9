import type { MetricUnit } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { Table, TableFrame, TableContainer } from '../../../admin-kit/table/table.styles.ts';
import { SourceEventsLink } from '../source-events-link.tsx';
import { formatChange, formatFigure, formatGrowth, growth, noFigure } from '../figures.ts';
import type { ComparedGroup } from './chart/chart-lines.ts';
import { periodName } from './period-names.ts';
import type { MetricAnswer } from '../api-types.ts';

const Totals = styled(Table)({ '& td': { whiteSpace: 'nowrap' } });
/** Units whose change is also given in percent. */
const growing: readonly MetricUnit[] = ['acts', 'members'];

interface TotalsTableProps {
  readonly answer: MetricAnswer;
  readonly other: MetricAnswer | undefined;
  readonly rows: readonly ComparedGroup[];
  readonly nameOf: (row: ComparedGroup) => string;
}

/** The total of every group, beside the other period. */
export function TotalsTable({ answer, other, rows, nameOf }: TotalsTableProps) {
  const { t, language, number } = useTexts();
  const { unit, group } = answer;
  const isDivided = rows.some(({ now }) => now.outOf !== null);
  const differs = (now: number | null, before: number | null) =>
    now === null || before === null ? noFigure : formatChange(now - before, unit, language);
  return (
    <TableContainer>
      <TableFrame>
        <Totals>
          <caption>
            <VisuallyHidden>{t('admin.analytics.explore.totals')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{group ? t(`admin.analytics.groups.${group}`) : t('admin.analytics.explore.of')}</th>
              <th scope="col">{periodName(answer, language)}</th>
              {isDivided && (
                <th scope="col" className="wide">
                  {t('admin.analytics.explore.outOf')}
                </th>
              )}
              {other && <th scope="col">{periodName(other, language)}</th>}
              {other && <th scope="col">{t('admin.analytics.explore.change')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { key, now, before } = row;
              const name = nameOf(row);
              const figure = formatFigure(now.total, unit, language);
              const otherFigure = formatFigure(before?.total ?? null, unit, language);
              return (
                <tr key={key}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>
                    <SourceEventsLink
                      address={now.events}
                      label={t('admin.analytics.sourceEventsOf', { figure, name })}
                    >
                      {figure}
                    </SourceEventsLink>
                  </td>
                  {isDivided && <td className="wide">{now.outOf === null ? noFigure : number(now.outOf)}</td>}
                  {other && (
                    <td>
                      {before ? (
                        <SourceEventsLink
                          address={before.events}
                          label={t('admin.analytics.sourceEventsOf', { figure: otherFigure, name })}
                        >
                          {otherFigure}
                        </SourceEventsLink>
                      ) : (
                        noFigure
                      )}
                    </td>
                  )}
                  {other && (
                    <td>
                      {differs(now.total, before?.total ?? null)}
                      {growing.includes(unit) && (
                        <small>{formatGrowth(growth(now.total, before?.total ?? null), language)}</small>
                      )}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </Totals>
      </TableFrame>
    </TableContainer>
  );
}
