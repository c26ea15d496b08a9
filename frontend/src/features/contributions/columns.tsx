import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../admin-kit/table/column.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { Badge } from '../../components/badge.ts';
import type { Act } from './api.ts';
import { useActWords } from './use-decisions.ts';

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
  const { t, moment } = useTexts();
  return (
    <>
      {moment(act.createdAt) || t('admin.acts.unknownDate')}
      {act.removedAt !== null && <small>{t('admin.acts.removedAt', { date: moment(act.removedAt) })}</small>}
      {act.demo && <Badge outlined>{t('admin.acts.demo')}</Badge>}
    </>
  );
}

/** Columns that all kinds of acts have. */
export function useSharedColumns() {
  const { t } = useTranslation();
  return {
    user: {
      key: 'user',
      head: t('admin.acts.user'),
      cell: (act: Act) => <UserCell act={act} />,
      value: ({ userName }: Act) => userName,
    },
    product: {
      key: 'product',
      head: t('admin.products.product'),
      cell: (act: Act) => <ProductCell act={act} />,
      value: ({ productName }: Act) => productName,
    },
    date: {
      key: 'date',
      head: t('admin.acts.date'),
      sort: { by: 'newest', natural: 'desc' },
      wide: true,
      cell: (act: Act) => <DateCell act={act} />,
      value: ({ createdAt }: Act) => createdAt,
    },
  } satisfies Record<string, Column<Act>>;
}
