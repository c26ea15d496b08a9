import { styled } from '@mui/material/styles';
import { WifiOff, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './buttons.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser has a network at all. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** At the end of the page it takes space of its own, so that it covers nothing there. */
const Place = styled('div')({
  position: 'sticky',
  zIndex: 1400,
  insetBlockEnd: 0,
  pointerEvents: 'none',
  '&:not(:empty)': { paddingBlockEnd: 12 },
});
const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  width: 'fit-content',
  maxWidth: 'calc(100vw - 32px)',
  margin: '0 auto',
  padding: '0 2px 0 16px',
  borderRadius: 22,
  background: theme.vars?.palette.tint.amber.main,
  color: theme.vars?.palette.tint.amber.ink,
  boxShadow: '0 12px 32px rgb(23 17 15 / 22%)',
  '& > svg': { flex: 'none' },
  '& button': { color: 'inherit' },
}));

function Notice() {
  const { t } = useTranslation();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Line>
      <WifiOff size={18} aria-hidden />
      {t('common.error.offlineNotice')}
      <IconButton aria-label={t('common.close')} onClick={() => setDismissed(true)}>
        <X size={18} aria-hidden />
      </IconButton>
    </Line>
  );
}

/** Says that there is no network: what the screen shows may be outdated, and nothing can be sent. */
export function OfflineNotice() {
  const online = useOnline();
  return <Place role="status">{!online && <Notice />}</Place>;
}
