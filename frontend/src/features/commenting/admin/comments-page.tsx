import { useTranslation } from 'react-i18next';
import type { Column } from '../../../admin-kit/table/column.ts';
import { Badge } from '../../../components/badge.ts';
import { ActsPage, useActWords, useSharedColumns, type Acts } from '../../contributions/index.ts';

/** What members wrote. */
export function CommentsPage() {
  const { t } = useTranslation();
  const words = useActWords();
  return (
    <ActsPage
      kind="comments"
      columns={useCommentColumns()}
      nameOf={(comment) => t('admin.acts.comments.nameOf', { user: words.user(comment) })}
      consequence={({ parentId }) =>
        t(parentId === null ? 'admin.acts.comments.deleteText' : 'admin.acts.comments.deleteReplyText')
      }
    />
  );
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
