import { useTranslation } from 'react-i18next';
import { ApiError, isStatus } from './api.ts';

/** Why a request failed: in words of ours where its status or code has some, else the server's message. */
export function useFailureText(): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => {
    if (isStatus(error, 0)) return t('common.error.offlineText');
    if (error instanceof ApiError && error.code === 'STORE_UNAVAILABLE') return t('common.error.unavailableText');
    return error.message;
  };
}
