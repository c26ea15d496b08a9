import { useTranslation } from 'react-i18next';
import { ApiError, isStatus } from '../../../lib/api.ts';

/**
 * Why something was refused: in the language of the screen where the code of the refusal has words in it, else as the
 * service puts it.
 */
export function useRefusalWords(): (error: Error) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (isStatus(error, 0)) return t('common.error.offlineText');
    const code = error instanceof ApiError ? error.code : null;
    const known: unknown = code && i18n.getResource(i18n.language, 'translation', `refusals.${code}`);
    return typeof known === 'string' ? known : error.message;
  };
}
