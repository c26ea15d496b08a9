import { useTranslation } from 'react-i18next';
import type { Column } from '../../../admin-kit/table/column.ts';
import { Badge } from '../../../components/badge.ts';
import {
  ContributionsPage,
  ProductContributions,
  useContributionTexts,
  useContributionColumns,
  type Contributions,
} from '../../contributions/index.ts';

function useComments() {
  const { t } = useTranslation();
  const texts = useContributionTexts();
  return {
    kind: 'comments',
    nameOf: (comment: Contributions['comments']) =>
      t('admin.contributions.comments.nameOf', { user: texts.user(comment) }),
    deleteText: ({ parentId }: Contributions['comments']) =>
      t(parentId === null ? 'admin.contributions.comments.deleteText' : 'admin.contributions.comments.deleteReplyText'),
  } as const;
}

export function CommentsPage() {
  return <ContributionsPage {...useComments()} columns={useCommentColumns()} />;
}

export function CommentsOfProduct({ productId }: { readonly productId: string }) {
  const columns = useCommentColumns().filter(({ key }) => key !== 'product');
  return <ProductContributions {...useComments()} productId={productId} columns={columns} />;
}

export function useCommentColumns(): readonly Column<Contributions['comments']>[] {
  const { t } = useTranslation();
  const { user, product, date } = useContributionColumns();
  return [
    { ...user, isRowHeader: true },
    { ...product, wide: true },
    {
      key: 'comment',
      head: t('admin.contributions.comments.comment'),
      cell: ({ content, parentId, editedAt, productName }) => (
        <>
          <span className="clamped" dir="auto" title={content ?? undefined}>
            {content ?? t('admin.contributions.hiddenText')}
          </span>
          {parentId !== null && <Badge outlined>{t('admin.contributions.reply')}</Badge>}
          {editedAt !== null && <small>{t('admin.contributions.edited')}</small>}
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
