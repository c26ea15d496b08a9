import '../../i18n/admin.load.ts';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import { ButtonLink } from '../../components/buttons.ts';

/** There is no screen at the address. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('common.notFound.title')} text={t('admin.shell.notFoundText')} />
      <ButtonLink variant="contained" to="/admin/today" sx={{ justifySelf: 'start' }}>
        {t('admin.shell.backToPanel')}
      </ButtonLink>
    </>
  );
}
