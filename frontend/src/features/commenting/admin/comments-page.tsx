import { useTranslation } from 'react-i18next';
import type { Column } from '../../../admin-kit/table/column.ts';
import { Badge } from '../../../components/badge.ts';
import {
  ContributionsPage,
  useContributionTexts,
  useContributionColumns,
  type Contributions,
} from '../../contributions/index.ts';

export function CommentsPage() {
  const { t } = useTranslation();
  const texts = useContributionTexts();
  return (
    <ContributionsPage
      kind="comments"
      columns={useCommentColumns()}
      nameOf={(comment) => t('admin.contributions.comments.nameOf', { user: texts.user(comment) })}
      deleteText={({ parentId }) =>
        t(
          parentId === null
            ? 'admin.contributions.comments.deleteText'
            : 'admin.contributions.comments.deleteReplyText',
        )
      }
    />
  );
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
