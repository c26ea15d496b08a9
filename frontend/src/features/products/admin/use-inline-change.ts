import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusedFields } from '../../../admin-kit/form/refused-fields.ts';
import { isChangedSince } from '../../../admin-kit/request.ts';
import { useToasts } from '../../../admin-kit/use-texts.ts';
import { changeRecord, invalidateCatalogue, type AdminProduct } from '../../records/index.ts';

type InlineChange = Partial<Pick<AdminProduct, 'name' | 'brandId' | 'category' | 'subcategory'>>;

/** The values that these fields have. */
const valuesBefore = (product: AdminProduct, change: InlineChange): InlineChange =>
  Object.fromEntries(Object.keys(change).map((name) => [name, product[name as keyof InlineChange]]));

/**
 * Saves a change of a product in the table, which can be undone.
 * @param changedText what to say when somebody else has changed the same: another save replaces it
 * @param onDone called when it is saved
 */
export function useInlineChange(
  product: AdminProduct,
  changedText: (current: AdminProduct) => string,
  onDone: () => void,
) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { refusalText, showSuccess, failureToast } = useToasts();
  const refusedFields = useRefusedFields();
  const [base, setBase] = useState(product);
  const [problem, setProblem] = useState<string | null>(null);
  const undo = async (saved: AdminProduct, change: InlineChange) => {
    try {
      await changeRecord('products', saved, change);
      showSuccess(t('admin.products.updated'));
    } catch (error) {
      failureToast(t('admin.products.updateFailed'), t('admin.changed.title'))(error as Error);
    }
    await invalidateCatalogue(client);
  };
  const { isPending, mutate } = useMutation({
    mutationFn: (change: InlineChange) => changeRecord('products', base, change),
    onSuccess: async (saved, change) => {
      showSuccess(t('admin.products.updated'), () => void undo(saved, valuesBefore(base, change)));
      await invalidateCatalogue(client);
      onDone();
    },
    onError: (error) => {
      if (!isChangedSince(error) || !error.current)
        return setProblem(refusedFields(error)[0]?.message ?? refusalText(error));
      const current = error.current as AdminProduct;
      setBase(current);
      setProblem(changedText(current));
    },
  });
  return {
    /** The product as it is now, as far as this change knows. */
    base,
    problem,
    setProblem,
    isPending,
    save: (change: InlineChange) => {
      if (!isPending) mutate(change);
    },
  };
}
