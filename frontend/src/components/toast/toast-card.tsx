import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.ts';
import { directionOf } from '../../lib/language.ts';
import { dismissToast, toastTimes, type Toast } from './toasts.ts';
import { useSwipe } from './use-swipe.ts';

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

const Words = styled('div')({ flex: 1, minWidth: 0, paddingBlock: 4 });

export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const close = () => dismissToast(toast.id);
  const swipe = useSwipe(close);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastTimes.shown);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const answer = (act: () => void) => () => {
    close();
    act();
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
      <Words>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {toast.title}
        </Typography>
        {toast.description && <Typography variant="body2">{toast.description}</Typography>}
      </Words>
      {toast.undo && <Button onClick={answer(toast.undo)}>{t('common.undo')}</Button>}
      {toast.action && <Button onClick={answer(toast.action.onClick)}>{toast.action.label}</Button>}
      <IconButton onClick={close} aria-label={t('common.close')}>
        <X size={18} aria-hidden />
      </IconButton>
    </Card>
  );
}
