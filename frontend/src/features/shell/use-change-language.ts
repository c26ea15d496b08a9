import type { Language } from '@henna/domain';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import { useLanguage } from '../../lib/use-language.ts';

/** Changes the language and says so, in the new one. */
export function useChangeLanguage() {
  const { language, choose } = useLanguage();
  const { i18n } = useTranslation();
  const change = async (next: Language) => {
    await choose(next);
    showToast({ title: i18n.t('header.languageChanged'), language: next });
  };
  const other: Language = language === 'en' ? 'ar' : 'en';
  return { other, change };
}
