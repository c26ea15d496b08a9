import { useTranslation } from 'react-i18next';
import { ActFilters } from '../acts/act-filters.tsx';
import type { ActPageProps } from '../acts/act-page.ts';
import { ActTools } from '../acts/act-tools.tsx';
import { ActsTable } from '../acts/acts-table.tsx';
import { useCommentColumns } from '../acts/use-act-columns.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import { PageHead } from '../components/page-head.tsx';

/** What members wrote: found by text, by name and by product, removed and restored. */
export function CommentsPageView({ search, onSearchChange, list, address, total }: ActPageProps<'comments'>) {
  const { t } = useTranslation();
  const words = useActWords();
  const columns = useCommentColumns();
  return (
    <>
      <PageHead title={t('admin.acts.comments.title')} />
      <ActTools kind="comments" state={list} {...{ search, onSearchChange, total, address, columns }} />
      <ActFilters search={search} onSearchChange={onSearchChange} />
      <ActsTable
        kind="comments"
        state={list}
        {...{ search, address, columns }}
        nameOf={(comment) => t('admin.acts.comments.nameOf', { user: words.user(comment) })}
        consequence={({ parentId }) =>
          t(parentId === null ? 'admin.acts.comments.deleteText' : 'admin.acts.comments.deleteReplyText')
        }
      />
    </>
  );
}
