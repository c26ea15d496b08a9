import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveJson } from '../../../lib/save-file.ts';
import { readOwnData } from '../api/account.ts';
import { useAccountFailure } from '../use-account-failure.ts';
import { AccountSection } from './account-section.tsx';

/** All that the site knows about the person, as a file. */
export function DataSection() {
  const { t } = useTranslation();
  const failed = useAccountFailure();
  const save = useMutation({
    mutationFn: readOwnData,
    onSuccess: (data) => saveJson(`my-data-${new Date().toISOString().slice(0, 10)}.json`, data),
    onError: (error) => failed(error, t('account.dataFailed')),
  });
  return (
    <AccountSection title={t('account.data')} text={t('account.dataText')}>
      <Button
        variant="outlined"
        startIcon={<Download size={18} aria-hidden />}
        disabled={save.isPending}
        onClick={() => save.mutate()}
      >
        {save.isPending ? t('account.preparing') : t('account.download')}
      </Button>
    </AccountSection>
  );
}
