import { styled } from '@mui/material/styles';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser has a network at all. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  zIndex: 1400,
  insetBlockEnd: 16,
  insetInline: 16,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  width: 'fit-content',
  maxWidth: 'calc(100vw - 32px)',
  margin: '0 auto',
  padding: '10px 18px',
  borderRadius: 999,
  background: theme.vars?.palette.tint.amber.main,
  color: theme.vars?.palette.tint.amber.ink,
  boxShadow: '0 12px 32px rgb(23 17 15 / 22%)',
  '& svg': { flex: 'none' },
}));

/** Says that there is no network: what the screen shows may be outdated, and nothing can be sent. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Line>
          <WifiOff size={18} aria-hidden />
          {t('common.error.offlineNotice')}
        </Line>
      )}
    </div>
  );
}
