import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../lib/language.ts';
import { IconButton } from '../buttons.ts';
import { openDialogs } from '../open-dialogs.ts';
import { dismissToast, type Toast, useToast } from './toasts.ts';

/** Milliseconds. */
const shownFor = 5_000;

const Card = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Toast['tone'] }>(
  ({ theme, tone }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '10px 10px 10px 18px',
    borderRadius: 14,
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    background: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.default,
    borderInlineStart: tone === 'error' ? `4px solid ${theme.vars?.palette.error.light}` : undefined,
    boxShadow: '0 12px 32px rgb(23 17 15 / 22%)',
    animation: 'toast-in 200ms ease-out',
    '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
    '& button': { color: 'inherit', '&:hover': { background: 'rgb(128 110 100 / 35%)' } },
    '& button:focus-visible': { outlineColor: 'currentcolor' },
  }),
);

const Content = styled('div')({ flex: 1, minWidth: 0, paddingBlock: 4 });

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const close = () => dismissToast(toast.id);
  const swipe = useSwipe(close);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), shownFor);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const answer = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <Card
      tone={toast.tone}
      data-testid="toast"
      lang={toast.language}
      dir={toast.language && directionOf(toast.language)}
      style={swipe.offset > 0 ? { transform: `translateX(${swipe.offset}px)` } : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      {...swipe.handlers}
    >
      <Content>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {toast.title}
        </Typography>
        {toast.description && <Typography variant="body2">{toast.description}</Typography>}
      </Content>
      {toast.undo && <Button onClick={answer(toast.undo)}>{t('common.undo')}</Button>}
      {toast.action && <Button onClick={answer(toast.action.onClick)}>{toast.action.label}</Button>}
      <IconButton onClick={close} aria-label={t('common.close')}>
        <X size={18} aria-hidden />
      </IconButton>
    </Card>
  );
}

/** Pixels to the right. */
const swipeThreshold = 50;

function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    if (start.current === null) return;
    start.current = null;
    if (offset >= swipeThreshold) onSwiped();
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}

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
  // A dialog's buttons are at its end.
  'dialog &': { insetBlock: '0 auto' },
});

/**
 * Shows the toasts; F8 moves the focus to them. A modal dialog makes everything outside of it inert, so they are drawn
 * inside it. The status element is always present, so that screen readers announce what appears in it.
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
  const dialog = openDialogs.use().at(-1);
  const content = (
    <Region ref={region} tabIndex={-1} aria-label={t('common.notifications')}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </Region>
  );
  return dialog ? createPortal(content, dialog) : content;
}
