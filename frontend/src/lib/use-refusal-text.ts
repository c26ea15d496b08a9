import type { RecordedRefusal } from '@henna/domain';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isStatus } from './api.ts';
import { formatNumber } from './format.ts';
import { useLanguage } from './use-language.ts';

/** A field that was refused, with its message. */
export interface FieldText {
  readonly field: string;
  readonly message: string;
}

/** Why something was refused, in the language of the screen: the text is chosen by its code. */
export function useRefusalText() {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();

  const words = useCallback(
    ({ code, params, message }: RecordedRefusal, field = '', reference: string | null = null): string => {
      // What was recorded before refusals had codes, or is no refusal of the service.
      if (!code) return message;
      // The texts for staff are loaded with their part of the client only.
      const key = [`refusals.${code}`, `admin.refusals.${code}`].find((each) => i18n.exists(each));
      if (!key)
        return `${t('common.error.title')}.${reference ? ` ${t('common.error.reference', { id: reference })}` : ''}`;
      const values = Object.entries(params ?? {}).map(([name, value]): [string, string] => {
        if (typeof value === 'number') return [name, formatNumber(value, language)];
        return [name, language === 'ar' ? `\u2068${value}\u2069` : value];
      });
      const textParams = { ...Object.fromEntries(values), field: field.slice(field.lastIndexOf('.') + 1) };
      const text: unknown = t(key as never, textParams);
      return text as string;
    },
    [t, i18n, language],
  );

  /** The message under each field of a form. */
  const fieldTexts = useCallback(
    (error: unknown): readonly FieldText[] =>
      error instanceof ApiError
        ? error.fields.map((refusal) => ({ field: refusal.field, message: words(refusal, refusal.field) }))
        : [],
    [words],
  );

  /** The message for a request that failed. */
  const refusalText = useCallback(
    (error: Error): string => {
      if (isStatus(error, 0)) return t('common.error.offlineText');
      if (!(error instanceof ApiError)) return error.message;
      const { code, params, message, correlationId } = error;
      return fieldTexts(error)[0]?.message ?? words({ code: code ?? undefined, params, message }, '', correlationId);
    },
    [t, words, fieldTexts],
  );

  return useMemo(() => ({ refusalText, fieldTexts, words }), [refusalText, fieldTexts, words]);
}

/** The message under one field of a form, or undefined. */
export function useFieldText(): (error: unknown, field: string) => string | undefined {
  const { fieldTexts } = useRefusalText();
  return (error, field) => fieldTexts(error).find((one) => one.field === field)?.message;
}
