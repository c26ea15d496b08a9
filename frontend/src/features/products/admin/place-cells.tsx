import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '../../records/index.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { EditableCell } from './editable-cell.tsx';
import { PickerPopover } from './picker-popover.tsx';
import { useCatalogueChoices } from './use-catalogue-choices.ts';
import { useCreations } from './use-creations.ts';
import { useInlineChange } from './use-inline-change.ts';

interface CellProps {
  readonly product: AdminProduct;
  /** The value as it is shown. */
  readonly children: ReactNode;
}
interface EditorProps extends CellProps {
  readonly label: string;
  readonly onDone: () => void;
}

export function BrandCell({ product, children }: CellProps) {
  const { t } = useTranslation();
  const label = t('admin.products.editBrand', { name: product.name });
  return (
    <EditableCell label={label} editor={(onDone) => <BrandEditor {...{ product, children, label, onDone }} />}>
      {children}
    </EditableCell>
  );
}

function BrandEditor({ product, children, label, onDone }: EditorProps) {
  const { t } = useTranslation();
  const { brandsById, allCategories } = useCatalogueChoices();
  const { brand: create } = useCreations(allCategories);
  const { base, problem, save } = useInlineChange(
    product,
    ({ brandDisplayName }) => t('admin.products.placeChanged', { name: brandDisplayName }),
    onDone,
  );
  return (
    <PickerPopover
      spec={{ name: 'brandId', label, kind: 'select', options: brandsById, create }}
      isLoaded={allCategories !== null}
      value={base.brandId}
      error={problem}
      onPick={(brandId) => save({ brandId })}
      onClose={onDone}
    >
      {children}
    </PickerPopover>
  );
}

interface PlaceCellProps extends CellProps {
  readonly part: 'category' | 'subcategory';
}

/** The category or the subcategory of a product; another category needs one of its subcategories. */
export function PlaceCell({ product, part, children }: PlaceCellProps) {
  const { t } = useTranslation();
  const { name } = product;
  const label =
    part === 'category' ? t('admin.products.editCategory', { name }) : t('admin.products.editSubcategory', { name });
  return (
    <EditableCell label={label} editor={(onDone) => <PlaceEditor {...{ product, part, children, label, onDone }} />}>
      {children}
    </EditableCell>
  );
}

function PlaceEditor({ product, part, children, label, onDone }: EditorProps & PlaceCellProps) {
  const { t } = useTranslation();
  const shown = useLabel();
  const { allCategories, categories, subcategoriesOf } = useCatalogueChoices();
  const creations = useCreations(allCategories);
  const { base, problem, save } = useInlineChange(
    product,
    ({ categoryDisplayName, categoryLabels, subcategoryDisplayName, subcategoryLabels }) => {
      const places = [shown(categoryDisplayName, categoryLabels), shown(subcategoryDisplayName, subcategoryLabels)];
      return t('admin.products.placeChanged', { name: places.join(' · ') });
    },
    onDone,
  );
  // A product without a category has no subcategory to begin with.
  const [category, setCategory] = useState(part === 'category' || product.uncategorised ? null : product.category);
  if (category === null)
    return (
      <PickerPopover
        spec={{ name: 'category', label, kind: 'select', options: categories, create: creations.category }}
        isLoaded={allCategories !== null}
        value={base.uncategorised ? '' : base.category}
        error={null}
        onPick={setCategory}
        onClose={onDone}
      >
        {children}
      </PickerPopover>
    );
  const categoryName = categories.find(({ value }) => value === category)?.text ?? category;
  return (
    <PickerPopover
      spec={{
        name: 'subcategory',
        label: part === 'subcategory' ? label : t('admin.products.subcategoryOf', { category: categoryName }),
        kind: 'select',
        empty: t('admin.products.chooseSubcategory'),
        options: subcategoriesOf(category),
        create: creations.subcategoryOf(category),
      }}
      isLoaded={allCategories !== null}
      value={category === base.category ? base.subcategory : ''}
      error={problem}
      onPick={(subcategory) => save({ category, subcategory })}
      onClose={onDone}
    >
      {children}
    </PickerPopover>
  );
}
