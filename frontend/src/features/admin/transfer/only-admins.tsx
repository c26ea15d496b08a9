import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';

/** What a role sees that may not import. */
export function OnlyAdmins() {
  const { t } = useTranslation();
  return <EmptyState title={t('admin.transfer.onlyAdmins')} text={t('admin.transfer.onlyAdminsText')} />;
}
