import { Section } from '../../admin-kit/page-parts.tsx';
import { Table, TableContainer, TableFrame } from '../../admin-kit/table/table.styles.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import type { SystemStatus } from './api.ts';
import { usePositionText } from './use-position-text.ts';

/** Who works on each lane, and how far it is behind the log. */
export function LanesSection({ lanes, logPosition }: Pick<SystemStatus, 'lanes' | 'logPosition'>) {
  const { t, number } = useTexts();
  const positionText = usePositionText();
  return (
    <Section title={t('admin.views.lanes')} text={t('admin.views.logEnd', { position: positionText(logPosition) })}>
      <TableContainer>
        <TableFrame>
          <Table aria-label={t('admin.views.lanes')}>
            <thead>
              <tr>
                <th scope="col">{t('admin.views.lane')}</th>
                <th scope="col">{t('admin.settings.worker')}</th>
                <th scope="col" className="wide">
                  {t('admin.views.position')}
                </th>
                <th scope="col">{t('admin.views.lag')}</th>
              </tr>
            </thead>
            <tbody>
              {lanes.map(({ lane, workerAtWork, position, lagMilliseconds }) => (
                <tr key={lane}>
                  <th scope="row">{t(`admin.views.laneNames.${lane}`)}</th>
                  <td>{workerAtWork ? t('admin.settings.workerAtWork') : t('admin.settings.workerAway')}</td>
                  <td className="wide">{positionText(position)}</td>
                  <td>
                    {lagMilliseconds === null ? '–' : t('admin.settings.milliseconds', { n: number(lagMilliseconds) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      </TableContainer>
    </Section>
  );
}
