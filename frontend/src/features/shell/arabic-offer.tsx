import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/buttons.ts';
import { local, storageKeys } from '../../lib/storage.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { useChangeLanguage } from './use-change-language.ts';

const Line = styled('aside')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: theme.vars?.palette.tint.amber.main,
}));

/** Offers Arabic in one line, until it is chosen or dismissed. */
export function ArabicOffer() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { change } = useChangeLanguage();
  const [dismissed, setDismissed] = useState(false);
  const hidden = dismissed || language === 'ar';
  useEffect(() => {
    // The space that the first HTML reserves goes as well.
    if (hidden) delete document.documentElement.dataset.offersArabic;
  }, [hidden]);
  if (hidden) return null;
  const dismiss = () => {
    local.set(storageKeys.arabicOfferClosed, 'yes');
    setDismissed(true);
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
