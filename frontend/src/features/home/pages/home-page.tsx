import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';

export function HomePage() {
  const { t } = useTranslation();
  return (
    <Page>
      <PageTitle documentTitle={t('home.title')}>{t('home.heroTitle')}</PageTitle>
    </Page>
  );
}
