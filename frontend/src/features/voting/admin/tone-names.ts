import { tones, type Tone } from '@henna/domain';
import { useTranslation } from 'react-i18next';

/** What each tone is called in the visitor's language. */
export function useToneNames(): Readonly<Record<Tone, string>> {
  const { t } = useTranslation();
  return Object.fromEntries(tones.map((tone) => [tone, t(`admin.options.tones.${tone}`)])) as Record<Tone, string>;
}
