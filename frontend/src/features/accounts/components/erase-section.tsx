import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { AccountSection } from './account-section.tsx';

const EraseDialog = lazy(() => import('./erase-dialog.tsx').then((module) => ({ default: module.EraseDialog })));

interface EraseSectionProps {
  readonly user: CurrentUser;
  readonly onErased: () => void;
}

/** The way out for good. */
export function EraseSection({ user, onErased }: EraseSectionProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection title={t('account.erase')} text={t('account.eraseText')}>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('account.eraseMe')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <EraseDialog
            withPassword={user.hasPassword !== false}
            onErased={onErased}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </AccountSection>
  );
}
