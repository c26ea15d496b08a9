import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { Badge } from '../../../components/badge.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { HistoryButton } from '../../history/index.ts';
import { RecordLink, type AdminCategory, type AdminSubcategory } from '../../records/index.ts';
import { OptionSetSection } from '../../voting/admin/index.ts';
import { Actions, Card, Head, SubcategoryItem, SubcategoryList, Title } from './categories.styles.ts';
import type { CategoryForm } from './category-dialog.tsx';
import type { CategoryNode, SubcategoryNode } from './category-tree.ts';

export type CategoryTask =
  | { readonly step: 'form'; readonly form: CategoryForm }
  | { readonly step: 'delete'; readonly kind: 'categories'; readonly record: AdminCategory }
  | { readonly step: 'delete'; readonly kind: 'subcategories'; readonly record: AdminSubcategory };

interface CategoryCardProps {
  readonly node: CategoryNode;
  readonly onTask: (task: CategoryTask) => void;
}

export function CategoryCard({ node, onTask }: CategoryCardProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const mayWrite = useMayWrite();
  const { category } = node;
  const name = label(category.displayName, category.labels);
  const edit = (form: CategoryForm) => onTask({ step: 'form', form });
  return (
    <Card aria-label={name}>
      <Head>
        <Title>
          <Typography variant="h2">
            <RecordLink kind="categories" id={category.id}>
              {name}
            </RecordLink>
          </Typography>
          <code>{category.name}</code>
          {!category.active && <Badge outlined>{t('admin.common.inactive')}</Badge>}
        </Title>
        <Actions>
          <HistoryButton kind="category" id={category.id} name={name} />
          <AddSubcategory category={category} onTask={onTask} />
          {mayWrite && (
            <>
              <Button
                size="small"
                aria-label={t('admin.common.editNamed', { name })}
                onClick={() => edit({ kind: 'categories', record: category })}
              >
                {t('admin.common.edit')}
              </Button>
              <Button
                size="small"
                color="error"
                aria-label={t('admin.common.deleteNamed', { name })}
                onClick={() => onTask({ step: 'delete', kind: 'categories', record: category })}
              >
                {t('admin.common.delete')}
              </Button>
            </>
          )}
        </Actions>
      </Head>
      {category.description && <Typography color="textSecondary">{category.description}</Typography>}
      <CategoryParts node={node} onTask={onTask} />
    </Card>
  );
}

/** A category's own voting options and its subcategories. */
export function CategoryParts({ node: { category, options, subcategories }, onTask }: CategoryCardProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const name = label(category.displayName, category.labels);
  return (
    <>
      <OptionSetSection owner={{ categoryKey: category.name, subcategory: null }} name={name} set={options} />
      {subcategories.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('admin.categories.noSubcategories')}
        </Typography>
      ) : (
        <SubcategoryList aria-label={t('admin.shell.subcategories')}>
          {subcategories.map((child) => (
            <SubcategoryCard key={child.subcategory.id} node={child} category={category} onTask={onTask} />
          ))}
        </SubcategoryList>
      )}
    </>
  );
}

interface AddSubcategoryProps {
  readonly category: AdminCategory;
  readonly onTask: (task: CategoryTask) => void;
}

export function AddSubcategory({ category, onTask }: AddSubcategoryProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<Plus size={16} aria-hidden />}
      aria-label={t('admin.categories.addSubcategoryTo', { name: label(category.displayName, category.labels) })}
      onClick={() => onTask({ step: 'form', form: { kind: 'subcategories', record: null, categoryId: category.id } })}
    >
      {t('admin.categories.addSubcategory')}
    </Button>
  );
}

interface SubcategoryCardProps {
  readonly node: SubcategoryNode;
  readonly category: AdminCategory;
  readonly onTask: (task: CategoryTask) => void;
}

function SubcategoryCard({ node: { subcategory, options }, category, onTask }: SubcategoryCardProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const mayWrite = useMayWrite();
  const { categoryId } = subcategory;
  const name = label(subcategory.displayName, subcategory.labels);
  return (
    <SubcategoryItem>
      <Head>
        <Title>
          <Typography variant="h3">{name}</Typography>
          {!subcategory.active && <Badge outlined>{t('admin.common.inactive')}</Badge>}
        </Title>
        <Actions>
          <HistoryButton kind="subcategory" id={subcategory.id} name={name} />
          {mayWrite && (
            <>
              <IconButton
                aria-label={t('admin.common.editNamed', { name })}
                onClick={() =>
                  onTask({ step: 'form', form: { kind: 'subcategories', record: subcategory, categoryId } })
                }
              >
                <Pencil size={17} aria-hidden />
              </IconButton>
              <IconButton
                aria-label={t('admin.common.deleteNamed', { name })}
                onClick={() => onTask({ step: 'delete', kind: 'subcategories', record: subcategory })}
              >
                <Trash2 size={17} aria-hidden />
              </IconButton>
            </>
          )}
        </Actions>
      </Head>
      {subcategory.description && (
        <Typography variant="body2" color="textSecondary">
          {subcategory.description}
        </Typography>
      )}
      <OptionSetSection
        owner={{ categoryKey: category.name, subcategory: subcategory.name }}
        name={name}
        set={options}
      />
    </SubcategoryItem>
  );
}
