import '../../../i18n/admin.load.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AsOfScreen, AsOfControl } from '../../../admin-kit/as-of.tsx';
import { PageHead } from '../../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { DelayedPlaceholder } from '../../../components/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { Cards } from './categories.styles.ts';
import { CategoryCard, type CategoryTask } from './category-card.tsx';
import { CategoryTaskDialog } from './category-task-dialog.tsx';
import type { CategoryNode } from './category-tree.ts';
import { useCategoryTree } from './use-category-tree.ts';
import { useDefaultCategories } from './use-default-categories.ts';

export function CategoriesPage() {
  const { asOf } = useSearch({ strict: false });
  const { tree, error, refetch } = useCategoryTree(asOf);
  return (
    <AsOfScreen error={error}>
      <CategoryList tree={tree} error={error} onRetry={refetch} />
    </AsOfScreen>
  );
}

interface CategoryListProps {
  /** undefined while loading. */
  readonly tree: readonly CategoryNode[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function CategoryList({ tree, error, onRetry }: CategoryListProps) {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  const { form } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [startedTask, setTask] = useState<CategoryTask | null>(null);
  const task = startedTask ?? (mayWrite ? linkedTask(form, tree) : null);
  const close = () => {
    setTask(null);
    if (form)
      void navigate({ to: '.', replace: true, search: (previous: object) => ({ ...previous, form: undefined }) });
  };
  const add = mayWrite && (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => setTask({ step: 'form', form: { kind: 'categories', record: null } })}
    >
      {t('admin.categories.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('admin.categories.title')} text={t('admin.categories.text')}>
        {add}
        <AsOfControl />
      </PageHead>
      {error && <ErrorState error={error} title={t('admin.categories.failed')} onRetry={onRetry} />}
      {!tree && !error && (
        <DelayedPlaceholder>
          <Cards aria-hidden>
            {[0, 1, 2].map((card) => (
              <Skeleton key={card} variant="rounded" height={320} sx={{ borderRadius: '14px' }} />
            ))}
          </Cards>
        </DelayedPlaceholder>
      )}
      {tree?.length === 0 && <NoCategories />}
      {tree && tree.length > 0 && (
        <Cards>
          {tree.map((node) => (
            <CategoryCard key={node.category.id} node={node} onTask={setTask} />
          ))}
        </Cards>
      )}
      {task && <CategoryTaskDialog task={task} tree={tree} onClose={close} />}
    </>
  );
}

/** The form that the address asks for: that of a new category, or of the one with an id. */
const linkedTask = (form: string | undefined, tree: readonly CategoryNode[] | undefined): CategoryTask | null => {
  if (form === 'new') return { step: 'form', form: { kind: 'categories', record: null } };
  const node = tree?.find(({ category }) => category.id === form);
  return node ? { step: 'form', form: { kind: 'categories', record: node.category } } : null;
};

function NoCategories() {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  const { progress, start } = useDefaultCategories();
  return (
    <EmptyState
      title={t('admin.categories.none')}
      text={t('admin.categories.noneText')}
      action={
        mayWrite && (
          <Button variant="outlined" onClick={start} disabled={progress !== null}>
            {progress ? t('admin.categories.addDefaultsRunning', { ...progress }) : t('admin.categories.addDefaults')}
          </Button>
        )
      }
    />
  );
}
