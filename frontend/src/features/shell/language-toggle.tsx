import Button from '@mui/material/Button';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChangeLanguage } from './use-change-language.ts';

/** Switches to the other language, whose name it bears. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { other, change } = useChangeLanguage();
  return (
    <Button
      color="inherit"
      size="small"
      lang={other}
      onClick={() => void change(other)}
      startIcon={<Languages size={18} aria-hidden />}
      aria-description={t('header.toggleLanguageLabel')}
      sx={{ whiteSpace: 'nowrap', '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
    >
      {t('header.toggleLanguage')}
    </Button>
  );
}
