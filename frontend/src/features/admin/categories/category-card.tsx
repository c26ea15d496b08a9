import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { useLabel } from '../../../lib/use-label.ts';
import type { AdminCategory, AdminSubcategory } from '../api/records.ts';
import { HistoryButton } from '../history/history-sheet.tsx';
import { OptionSet } from '../options/option-set.tsx';
import { useMayWrite } from '../session/use-admin-session.ts';
import { Acts, Card, Head, Small, Smalls, Title } from './categories.styles.ts';
import type { CategoryShelf, SubcategoryShelf } from './category-shelves.ts';

/** What can be done with a category or one of its subcategories. */
export interface CategoryActs {
  readonly onAddSubcategory: (category: AdminCategory) => void;
  readonly onEdit: (category: AdminCategory) => void;
  readonly onDelete: (category: AdminCategory) => void;
  readonly onEditSubcategory: (subcategory: AdminSubcategory) => void;
  readonly onDeleteSubcategory: (subcategory: AdminSubcategory) => void;
}

export function CategoryCard({ shelf, acts }: { readonly shelf: CategoryShelf; readonly acts: CategoryActs }) {
  const { t } = useTranslation();
  const label = useLabel();
  const mayWrite = useMayWrite();
  const { category, options, subcategories } = shelf;
  const name = label(category.displayName, category.labels);
  return (
    <Card aria-label={name}>
      <Head>
        <Title>
          <Typography variant="h2">{name}</Typography>
          <code>{category.name}</code>
          {!category.active && <Badge outlined>{t('admin.common.inactive')}</Badge>}
        </Title>
        <Acts>
          <HistoryButton kind="category" id={category.id} name={name} />
          {mayWrite && (
            <>
              <Button
                variant="outlined"
                size="small"
                startIcon={<Plus size={16} aria-hidden />}
                aria-label={t('admin.categories.addSubcategoryTo', { name })}
                onClick={() => acts.onAddSubcategory(category)}
              >
                {t('admin.categories.addSubcategory')}
              </Button>
              <Button
                size="small"
                aria-label={t('admin.common.editNamed', { name })}
                onClick={() => acts.onEdit(category)}
              >
                {t('admin.common.edit')}
              </Button>
              <Button
                size="small"
                color="error"
                aria-label={t('admin.common.deleteNamed', { name })}
                onClick={() => acts.onDelete(category)}
              >
                {t('admin.common.delete')}
              </Button>
            </>
          )}
        </Acts>
      </Head>
      {category.description && <Typography color="textSecondary">{category.description}</Typography>}
      <OptionSet owner={{ categoryKey: category.name, subcategory: null }} name={name} set={options} />
      {subcategories.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('admin.categories.noSubcategories')}
        </Typography>
      ) : (
        <Smalls aria-label={t('admin.categories.subcategories')}>
          {subcategories.map((one) => (
            <SubcategoryCard key={one.subcategory.id} shelf={one} category={category} acts={acts} />
          ))}
        </Smalls>
      )}
    </Card>
  );
}

interface SubcategoryCardProps {
  readonly shelf: SubcategoryShelf;
  readonly category: AdminCategory;
  readonly acts: CategoryActs;
}

function SubcategoryCard({ shelf: { subcategory, options }, category, acts }: SubcategoryCardProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const mayWrite = useMayWrite();
  const name = label(subcategory.displayName, subcategory.labels);
  return (
    <Small>
      <Head>
        <Title>
          <Typography variant="h3">{name}</Typography>
          {!subcategory.active && <Badge outlined>{t('admin.common.inactive')}</Badge>}
        </Title>
        <Acts>
          <HistoryButton kind="subcategory" id={subcategory.id} name={name} />
          {mayWrite && (
            <>
              <IconButton
                aria-label={t('admin.common.editNamed', { name })}
                onClick={() => acts.onEditSubcategory(subcategory)}
              >
                <Pencil size={17} aria-hidden />
              </IconButton>
              <IconButton
                aria-label={t('admin.common.deleteNamed', { name })}
                onClick={() => acts.onDeleteSubcategory(subcategory)}
              >
                <Trash2 size={17} aria-hidden />
              </IconButton>
            </>
          )}
        </Acts>
      </Head>
      {subcategory.description && (
        <Typography variant="body2" color="textSecondary">
          {subcategory.description}
        </Typography>
      )}
      <OptionSet owner={{ categoryKey: category.name, subcategory: subcategory.name }} name={name} set={options} />
    </Small>
  );
}
