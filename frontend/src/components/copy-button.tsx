import Button from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from './toast/toasts.ts';

/** Copies a text, and says so until another is to be copied. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  // Without https there is no clipboard.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      showToast({ title: t('common.copyFailed'), tone: 'error' });
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={isCopied ? <Check size={17} aria-hidden /> : <Copy size={17} aria-hidden />}
      onClick={() => void copy()}
    >
      <span role="status">{isCopied ? t('common.copied') : (label ?? t('common.copy'))}</span>
    </Button>
  );
}
