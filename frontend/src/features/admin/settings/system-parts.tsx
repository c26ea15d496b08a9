import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { SystemStatus } from '../api/system.ts';

type Store = SystemStatus['stores']['events'];

/** Rows of what runs: stores, worker, positions, lag, version. */
export function SystemParts({ status }: { readonly status: SystemStatus }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { stores, workerAtWork, position, logPosition, lagMilliseconds, version, startedAt } = status;
  const milliseconds = (value: number) => t('admin.settings.milliseconds', { n: formatNumber(value, language) });
  const store = ({ kind, answers, milliseconds: taken }: Store) =>
    [
      t(`admin.settings.store.${kind}`),
      answers && taken !== null
        ? t('admin.settings.answersIn', { time: milliseconds(taken) })
        : t('admin.settings.notConnected'),
    ].join(' · ');
  return (
    <>
      <dt>{t('admin.settings.eventStore')}</dt>
      <dd>{store(stores.events)}</dd>
      <dt>{t('admin.settings.documentStore')}</dt>
      <dd>{store(stores.documents)}</dd>
      <dt>{t('admin.settings.worker')}</dt>
      <dd>{workerAtWork ? t('admin.settings.workerAtWork') : t('admin.settings.workerAway')}</dd>
      <dt>{t('admin.settings.logPosition')}</dt>
      <dd>
        <bdi>{logPosition ?? '–'}</bdi>
      </dd>
      <dt>{t('admin.settings.position')}</dt>
      <dd>
        <bdi>{position}</bdi>
      </dd>
      <dt>{t('admin.settings.lag')}</dt>
      <dd>{lagMilliseconds === null ? '–' : milliseconds(lagMilliseconds)}</dd>
      <dt>{t('admin.settings.version')}</dt>
      <dd>
        <bdi>{version}</bdi>
      </dd>
      <dt>{t('admin.settings.runningSince')}</dt>
      <dd>{formatMoment(startedAt, language)}</dd>
    </>
  );
}
