import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMayModerate } from '../../admin-kit/session.ts';
import type { Column } from '../../admin-kit/table/column.ts';
import { When } from '../../admin-kit/when.tsx';
import type { Contribution } from './api.ts';
import { useContributionTexts } from './use-contribution-actions.ts';

/** Cut off in one line; its title has the whole id. */
const Id = styled('small')({
  maxWidth: '11ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  direction: 'ltr',
});
const Name = styled('span')({
  '& a': { color: 'inherit', textDecoration: 'none', fontWeight: 500 },
  '& a:hover': { textDecoration: 'underline' },
});

/** Name and id of the author; a pseudonym for those who may not know them. */
export function UserCell({ contribution }: { readonly contribution: Contribution }) {
  const { user } = useContributionTexts();
  const mayLook = useMayModerate();
  const name = <bdi>{user(contribution)}</bdi>;
  return (
    <>
      {mayLook && contribution.userId ? (
        <Name>
          <Link to="/admin/members/$id" params={{ id: contribution.userId }}>
            {name}
          </Link>
        </Name>
      ) : (
        name
      )}
      <Id title={contribution.userId}>{contribution.userId}</Id>
    </>
  );
}

export function ProductCell({
  contribution,
  withBrand = true,
}: {
  readonly contribution: Contribution;
  readonly withBrand?: boolean;
}) {
  return (
    <Name>
      <Link to="/product/$id" params={{ id: contribution.productId }}>
        <bdi>{contribution.productName}</bdi>
      </Link>
      {withBrand && (
        <small>
          <bdi>{contribution.brandDisplayName}</bdi>
        </small>
      )}
    </Name>
  );
}

export function DateCell({ contribution }: { readonly contribution: Contribution }) {
  const { t } = useTranslation();
  return (
    <>
      {contribution.createdAt ? <When iso={contribution.createdAt} /> : t('admin.contributions.unknownDate')}
      {contribution.removedAt !== null && (
        <small>
          <When iso={contribution.removedAt} text={(date) => t('admin.contributions.removedAt', { date })} />
        </small>
      )}
      {contribution.demo && <small>{t('admin.contributions.demo')}</small>}
    </>
  );
}

export function useContributionColumns() {
  const { t } = useTranslation();
  return {
    user: {
      key: 'user',
      head: t('admin.contributions.user'),
      cell: (contribution: Contribution) => <UserCell contribution={contribution} />,
      value: ({ userName }: Contribution) => userName,
    },
    product: {
      key: 'product',
      head: t('admin.products.product'),
      cell: (contribution: Contribution) => <ProductCell contribution={contribution} />,
      value: ({ productName }: Contribution) => productName,
    },
    date: {
      key: 'date',
      head: t('admin.contributions.date'),
      sort: { by: 'newest', natural: 'desc' },
      wide: true,
      cell: (contribution: Contribution) => <DateCell contribution={contribution} />,
      value: ({ createdAt }: Contribution) => createdAt,
    },
  } satisfies Record<string, Column<Contribution>>;
}
