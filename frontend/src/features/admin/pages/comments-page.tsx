import { useTranslation } from 'react-i18next';
import { ActsPage } from '../acts/acts-page.tsx';
import { useCommentColumns } from '../acts/act-columns.tsx';
import { useActWords } from '../acts/use-act-decisions.ts';

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
