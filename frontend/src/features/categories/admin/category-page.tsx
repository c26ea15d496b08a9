import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { formFunctions } from '../../../admin-kit/form/field-spec.ts';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { ErrorState } from '../../../components/states.tsx';
import { ProductsOf } from '../../products/admin/index.ts';
import { RecordDetails, RecordPage, type OneRecord } from '../../records/index.ts';
import { Actions, Card } from './categories.styles.ts';
import { AddSubcategory, CategoryParts, type CategoryTask } from './category-card.tsx';
import { useCategoryFields } from './category-dialog.tsx';
import { CategoryTaskDialog } from './category-task-dialog.tsx';
import { useCategoryTree } from './use-category-tree.ts';

/** Everything about one category, for staff. */
export function CategoryPage() {
  const { id } = useParams({ from: '/admin/categories/$id' });
  const { t, number } = useTexts();
  const { tree } = useCategoryTree();
  const subcategories = tree?.find(({ category }) => category.id === id)?.subcategories.length ?? 0;
  return (
    <RecordPage
      kind="categories"
      id={id}
      deleteText={() => t('admin.categories.deleteText', { count: subcategories })}
      head={({ name, active, removed }) => ({
        subtitle: <bdi>{name}</bdi>,
        states: active ? [] : [t('admin.common.inactive')],
        publicPath: removed ? null : `/category/${encodeURIComponent(name)}`,
      })}
      tabs={(category) => [
        { value: 'details', text: t('admin.record.details'), panel: <CategoryDetails category={category} /> },
        ...(category.removed
          ? []
          : [
              {
                value: 'parts',
                text: `${t('admin.shell.subcategories')} (${number(subcategories)})`,
                panel: <CategoryTab id={id} />,
              },
              {
                value: 'products',
                text: t('admin.shell.products'),
                panel: <ProductsOf category={category.name} />,
              },
            ]),
      ]}
    />
  );
}

function CategoryDetails({ category }: { readonly category: OneRecord['categories'] }) {
  return <RecordDetails kind="categories" record={category} {...formFunctions(useCategoryFields())} />;
}

function CategoryTab({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const { tree, error, refetch } = useCategoryTree();
  const [task, setTask] = useState<CategoryTask | null>(null);
  const node = tree?.find(({ category }) => category.id === id);
  if (error) return <ErrorState error={error} title={t('admin.categories.failed')} onRetry={refetch} />;
  if (!node) return <LoadingBlocks heights={[320]} />;
  return (
    <>
      <Actions>
        <AddSubcategory category={node.category} onTask={setTask} />
      </Actions>
      <Card aria-label={t('admin.shell.subcategories')}>
        <CategoryParts node={node} onTask={setTask} />
      </Card>
      {task && <CategoryTaskDialog task={task} tree={tree} onClose={() => setTask(null)} />}
    </>
  );
}
