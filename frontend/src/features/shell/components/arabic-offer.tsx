import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { local, storageKeys } from '../../../lib/storage.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { useChangeLanguage } from '../hooks/use-change-language.ts';

const Line = styled('aside')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: theme.vars?.palette.tint.amber.main,
}));

/** A browser that prefers Arabic, and has not chosen here yet, is offered it in one line. */
const isWanted = (): boolean =>
  navigator.languages[0]?.toLowerCase().startsWith('ar') === true &&
  !local.get(storageKeys.language) &&
  !local.get(storageKeys.arabicOfferClosed);

export function ArabicOffer() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { change } = useChangeLanguage();
  const [shown, setShown] = useState(isWanted);
  if (!shown || language === 'ar') return null;
  const dismiss = () => {
    local.set(storageKeys.arabicOfferClosed, 'yes');
    setShown(false);
  };
  return (
    <Line aria-label={t('footer.arabicOffer')}>
      <Button color="inherit" lang="ar" dir="rtl" onClick={() => void change('ar')}>
        {t('footer.arabicOffer')}
      </Button>
      <IconButton onClick={dismiss} aria-label={t('footer.dismissOffer')}>
        <X size={18} aria-hidden />
      </IconButton>
    </Line>
  );
}
