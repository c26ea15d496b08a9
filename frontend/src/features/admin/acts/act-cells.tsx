import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Act } from '../api/acts.ts';
import { useActWords } from './use-act-words.ts';

/** One line, cut where there is no more room: the whole of it stands in its title. */
const Id = styled('small')({
  maxWidth: '11ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  direction: 'ltr',
});
const Place = styled('span')({
  '& a': { color: 'inherit', textDecoration: 'none', fontWeight: 500 },
  '& a:hover': { textDecoration: 'underline' },
});

/** Who it was: name and id; to those who may not know, a pseudonym. */
export function UserCell({ act }: { readonly act: Act }) {
  const { user } = useActWords();
  return (
    <>
      <bdi>{user(act)}</bdi>
      <Id title={act.userId}>{act.userId}</Id>
    </>
  );
}

/** The product, and where the brand has no column of its own, the brand. */
export function ProductCell({ act, withBrand = true }: { readonly act: Act; readonly withBrand?: boolean }) {
  return (
    <Place>
      <Link to="/product/$id" params={{ id: act.productId }}>
        <bdi>{act.productName}</bdi>
      </Link>
      {withBrand && (
        <small>
          <bdi>{act.brandDisplayName}</bdi>
        </small>
      )}
    </Place>
  );
}

/** When it was done, and when it was taken out. */
export function DateCell({ act }: { readonly act: Act }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      {formatMoment(act.createdAt, language) ?? t('admin.acts.unknownDate')}
      {act.removedAt !== null && (
        <small>{t('admin.acts.removedAt', { date: formatMoment(act.removedAt, language) ?? '' })}</small>
      )}
      {act.demo && <Badge outlined>{t('admin.acts.demo')}</Badge>}
    </>
  );
}
