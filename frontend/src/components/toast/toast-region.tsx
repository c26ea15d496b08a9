import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useTopDialog } from '../open-dialogs.ts';
import { ToastCard } from './toast-card.tsx';
import { useToast } from './toasts.ts';

const Region = styled('section')({
  position: 'fixed',
  zIndex: 1500,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: '100%',
  maxWidth: 420,
  padding: 16,
  pointerEvents: 'none',
  '&:focus': { outline: 'none' },
});

/**
 * Where toasts stand; F8 leads there. While a dialog is open they stand in it, as all else is out of reach.
 * The status element is always there, so that what appears in it is read out.
 */
export function ToastRegion() {
  const { t } = useTranslation();
  const toast = useToast();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const toRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      const inside = region.current?.querySelector<HTMLElement>('button');
      (inside ?? region.current)?.focus();
    };
    window.addEventListener('keydown', toRegion);
    return () => window.removeEventListener('keydown', toRegion);
  }, []);
  const dialog = useTopDialog();
  const here = (
    <Region ref={region} tabIndex={-1} aria-label={t('common.notifications')}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {toast?.open && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </Region>
  );
  return dialog ? createPortal(here, dialog) : here;
}
