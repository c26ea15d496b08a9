import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../components/tooltip.tsx';
import { formatMoment, formatRelative } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';

/** How long ago; the full date on hover and on focus. */
export function CommentTime({ at }: { readonly at: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const full = formatMoment(at, language);
  if (full === null) return t('commenting.unknownDate');
  return (
    <Tooltip text={full}>
      {(described) => (
        <time dateTime={at} tabIndex={0} {...described}>
          {formatRelative(at, language)}
        </time>
      )}
    </Tooltip>
  );
}

/** Says that the author changed the text afterwards, and when on hover and on focus. */
export function EditedMark({ at }: { readonly at: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      {' · '}
      <Tooltip text={t('commenting.editedAt', { date: formatMoment(at, language) ?? t('commenting.unknownDate') })}>
        {(described) => (
          <span tabIndex={0} role="note" {...described}>
            {t('commenting.edited')}
          </span>
        )}
      </Tooltip>
    </>
  );
}
