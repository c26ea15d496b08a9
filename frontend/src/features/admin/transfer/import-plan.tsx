import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { ImportPlan } from '../api/transfer.ts';
import { useRowTexts } from './use-row-texts.ts';
import { Table, TableFrame } from '../table/table.styles.ts';
import { Panel, PanelHead, ResultFigures } from './parts.tsx';

const shownAtMost = 200;

/** What would become of the rows: those that are refused first, for these have to be looked at. */
export function ImportPlanPanel({ plan }: { readonly plan: ImportPlan }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { recorded } = useRowTexts();
  const refused = plan.rows.filter((row) => row.plan === 'error');
  const rows = [...refused, ...plan.rows.filter((row) => row.plan !== 'error')].slice(0, shownAtMost);
  return (
    <Panel aria-label={t('admin.transfer.import.planTitle')} role="status">
      <PanelHead title={t('admin.transfer.import.planTitle')}> {t('admin.transfer.import.planText')}</PanelHead>
      <ResultFigures
        success={plan.success}
        successLabel={t('admin.transfer.import.wouldSucceed')}
        skipped={plan.skipped}
        failed={refused.length}
      />
      {rows.length > 0 && (
        <TableFrame>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('admin.transfer.import.row')}</th>
                <th scope="col">{t('admin.transfer.import.plan')}</th>
                <th scope="col">{t('admin.transfer.import.why')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.row}>
                  <td>{formatNumber(row.row, language)}</td>
                  <td>{t(`admin.transfer.import.plans.${row.plan}`)}</td>
                  <td dir="auto">{row.problem && recorded(row.problem)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {plan.rows.length > rows.length && (
        <Typography variant="caption" color="textSecondary">
          {t('admin.transfer.import.shownRows', {
            n: formatNumber(rows.length, language),
            all: formatNumber(plan.rows.length, language),
          })}
        </Typography>
      )}
    </Panel>
  );
}
