import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../admin-kit/use-texts.ts';
import { ApiError } from '../../../lib/api.ts';
import { loadDefaultCategories, titleCased } from '../../catalogue/index.ts';
import { addRecord, invalidateCatalogue, type Changes } from '../../records/index.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** An existing name is no failure: a run that broke off continues where it stopped. */
async function nullIfExists<Saved>(saved: Promise<Saved>): Promise<Saved | null> {
  return saved.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 409) return null;
    throw error;
  });
}

/** Adds the default categories one after the other, with their Arabic names. */
export function useDefaultCategories() {
  const { t } = useTranslation();
  const { showSuccess, failureToast } = useToasts();
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const mutation = useMutation({
    mutationFn: async () => {
      const [defaultCategories, { productTypes }] = await Promise.all([
        loadDefaultCategories(),
        import('../../../i18n/product-types.ar.ts'),
      ]);
      const arabic: Readonly<Record<string, string>> = productTypes;
      const change = (name: string, sortOrder: number): Changes['categories'] => ({
        name,
        displayName: titleCased(name),
        labels: { ar: arabic[name] ?? null },
        description: null,
        descriptionLabels: {},
        active: true,
        sortOrder,
      });
      const entries = Object.entries(defaultCategories);
      const total = entries.reduce((sum, [, names]) => sum + 1 + names.length, 0);
      let done = 0;
      const step = () => setProgress({ done: ++done, total });
      setProgress({ done, total });
      for (const [order, [key, names]] of entries.entries()) {
        const category = await nullIfExists(addRecord('categories', change(key, order)));
        step();
        for (const [index, name] of names.entries()) {
          if (category)
            await nullIfExists(addRecord('subcategories', { ...change(name, index), categoryId: category.id }));
          step();
        }
      }
    },
    onSuccess: () => showSuccess(t('admin.categories.addDefaultsDone')),
    onError: failureToast(t('admin.categories.addDefaultsFailed')),
    onSettled: async () => {
      setProgress(null);
      await invalidateCatalogue(client);
    },
  });
  return { progress, start: () => mutation.mutate() };
}
