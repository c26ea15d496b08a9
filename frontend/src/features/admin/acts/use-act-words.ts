import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Act, ActKind } from '../api/acts.ts';
import { useMayModerate } from '../session/use-admin-session.ts';

/** What screens of members' acts say in the same way. */
export function useActWords() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const mayKnow = useMayModerate();
  return {
    /** "X of Y"; null while unknown. */
    count: (kind: ActKind, shown: number | undefined, total: number | undefined): string | null =>
      shown !== undefined && total !== undefined
        ? t(`admin.acts.${kind}.count`, {
            shown: formatNumber(shown, language),
            total: formatNumber(total, language),
            count: total,
          })
        : null,
    /** Whose act it is. */
    user: ({ userName }: Act): string => userName ?? t(mayKnow ? 'admin.acts.unknown' : 'admin.acts.someone'),
  };
}
