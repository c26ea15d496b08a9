import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import type { Act, Acts } from '../api/acts.ts';
import type { Column } from '../table/column.ts';
import { useTexts } from '../use-texts.ts';
import { useActWords } from './use-act-decisions.ts';

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
function useSharedColumns() {
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

export function useCommentColumns(): readonly Column<Acts['comments']>[] {
  const { t } = useTranslation();
  const { user, product, date } = useSharedColumns();
  return [
    { ...user, names: true },
    { ...product, wide: true },
    {
      key: 'comment',
      head: t('admin.acts.comments.comment'),
      cell: ({ content, parentId, editedAt, productName }) => (
        <>
          <span className="clamped" dir="auto" title={content ?? undefined}>
            {content ?? t('admin.acts.hiddenText')}
          </span>
          {parentId !== null && <Badge outlined>{t('admin.acts.reply')}</Badge>}
          {editedAt !== null && <small>{t('admin.acts.edited')}</small>}
          <small className="narrow">
            <bdi>{productName}</bdi>
          </small>
        </>
      ),
      value: ({ content }) => content,
    },
    date,
  ];
}

export function useVoteColumns(): readonly Column<Acts['votes']>[] {
  const { t } = useTranslation();
  const { user, product, date } = useSharedColumns();
  return [
    { ...user, names: true },
    { ...product, wide: true },
    {
      key: 'vote',
      head: t('admin.acts.votes.vote'),
      cell: ({ vote, current, productName }) => (
        <>
          <bdi>{vote}</bdi> {!current && <Badge outlined>{t('admin.acts.votes.retired')}</Badge>}
          <small className="narrow">
            <bdi>{productName}</bdi>
          </small>
        </>
      ),
      value: ({ vote }) => vote,
    },
    date,
  ];
}

export function useRatingColumns(): readonly Column<Acts['ratings']>[] {
  const { t, moment } = useTexts();
  const words = useActWords();
  const { user, product, date } = useSharedColumns();
  return [
    {
      ...product,
      names: true,
      cell: (rating) => (
        <>
          <ProductCell act={rating} withBrand={false} />
          <small className="narrow">
            <bdi>{rating.brandDisplayName}</bdi> · <bdi>{words.user(rating)}</bdi>
          </small>
        </>
      ),
    },
    {
      key: 'brand',
      head: t('admin.acts.brand'),
      wide: true,
      cell: ({ brandDisplayName }) => <bdi>{brandDisplayName}</bdi>,
      value: ({ brandDisplayName }) => brandDisplayName,
    },
    { ...user, wide: true },
    {
      key: 'rating',
      head: t('admin.acts.ratings.rating'),
      cell: ({ stars, updatedAt }) => (
        <>
          <bdi dir="ltr">{stars}/5</bdi>
          {updatedAt !== null && (
            <small className="wide">{t('admin.acts.ratings.changed', { date: moment(updatedAt) })}</small>
          )}
        </>
      ),
      value: ({ stars }) => stars,
    },
    date,
  ];
}
