import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { Switch } from '../../../components/switch.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { ApiError } from '../../../lib/api.ts';
import { changeRecord, type AdminBanner } from '../api/records.ts';
import { renewCatalogue } from '../api/renew.ts';
import { useMayWrite } from '../session/use-admin-session.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';

const Pair = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  columnGap: 12,
  '@container table (width >= 640px)': { flexWrap: 'nowrap' },
});

/** Whether a banner is shown, and the switch for that. It moves at once, and back if the service refuses. */
export function BannerStatus({ banner }: { readonly banner: AdminBanner }) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const change = useMutation({
    mutationFn: (active: boolean) => changeRecord('banners', banner, { active }),
    onSuccess: (_saved, active) =>
      showToast({
        title: t('admin.common.success'),
        description: active ? t('admin.banners.shown') : t('admin.banners.hidden'),
        tone: 'success',
      }),
    onError: (error) => {
      const changed = error instanceof ApiError && error.code === 'CHANGED_SINCE';
      const message = changed ? t('admin.banners.changedSince') : refusalText(error);
      showToast({
        title: t('admin.common.error'),
        description: t('admin.banners.updateFailed', { message }),
        tone: 'error',
      });
    },
    onSettled: () => renewCatalogue(client),
  });
  const active = change.isPending ? change.variables : banner.active;
  return (
    <Pair>
      {mayWrite && (
        <Switch
          quiet
          label={t('admin.banners.switch', { name: banner.title })}
          checked={active}
          onChange={(next) => !change.isPending && change.mutate(next)}
        />
      )}
      <Badge outlined={!active}>{active ? t('admin.common.active') : t('admin.common.inactive')}</Badge>
    </Pair>
  );
}
