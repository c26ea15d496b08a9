import { analyticsRefusals } from '@henna/contracts/told';
import { useTranslation } from 'react-i18next';
import { ApiError, isStatus } from '../../../lib/api.ts';
import { inOtherWords } from './known-sentence.ts';
import type { ToldWords } from './use-told-words.ts';

/**
 * Why something was refused: in the language of the screen where its sentence or its code has words in it, else as the
 * service puts it.
 */
export function useRefusalWords(): (error: Error) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (isStatus(error, 0)) return t('common.error.offlineText');
    const told = i18n.getResource(i18n.language, 'translation', 'told') as ToldWords | undefined;
    const sentence = told && inOtherWords(error.message, analyticsRefusals, told.analyticsRefusals);
    if (sentence) return sentence;
    const code = error instanceof ApiError ? error.code : null;
    const known: unknown = code && i18n.getResource(i18n.language, 'translation', `refusals.${code}`);
    return typeof known === 'string' ? known : error.message;
  };
}
