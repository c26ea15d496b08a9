import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  removeContribution,
  invalidateContributions,
  resetProduct,
  restoreContribution,
  undoReset,
  type Contribution,
  type ContributionKind,
  type ResetKind,
} from './api.ts';
import { useDelete, useRestore } from '../../admin-kit/form/deletion.tsx';
import { useMayModerate } from '../../admin-kit/session.ts';
import type { Identified } from '../../admin-kit/table/column.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';

export function useContributionTexts() {
  const { t, number } = useTexts();
  const mayKnow = useMayModerate();
  return {
    /** "X of Y"; null while loading. */
    count: (kind: ContributionKind, shown: number | undefined, total: number | undefined): string | null =>
      shown !== undefined && total !== undefined
        ? t(`admin.contributions.${kind}.count`, {
            shown: number(shown),
            total: number(total),
            count: total,
          })
        : null,
    user: ({ userName }: Contribution): string =>
      userName ?? t(mayKnow ? 'admin.contributions.unknown' : 'admin.contributions.someone'),
  };
}

/** Removes contributions, one or many, with Undo in the toast, and restores them. */
export function useContributionActions(kind: ContributionKind) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const invalidate = () => invalidateContributions(client);
  const removal = useDelete<string>({
    remove: (id, reason) => removeContribution(kind, id, reason),
    restore: (id) => restoreContribution(kind, id),
    invalidate,
    deletedText: t(`admin.contributions.${kind}.deleted`),
    failureToast: () => ({
      title: t('admin.common.error'),
      description: t(`admin.contributions.${kind}.deleteFailed`),
    }),
  });
  const restoration = useRestore((id: string) => restoreContribution(kind, id), invalidate);
  return {
    remove: (id: string, reason: string) => removal.mutate({ item: id, reason }),
    restore: (id: string) => restoration.mutate(id),
    bulk: {
      remove: ({ id }: Identified, reason: string, batch: string) => removeContribution(kind, id, reason, batch),
      restore: ({ id }: Identified, batch: string) => restoreContribution(kind, id, batch),
      invalidate,
      doneText: (count: number) => t('admin.contributions.deletedCount', { count }),
    },
  };
}

/** Resets all votes or ratings of a product, with Undo in the toast. */
export function useReset(kind: ResetKind) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate } = useDelete<string>({
    remove: (productId, reason) => resetProduct(kind, productId, reason),
    restore: (productId) => undoReset(kind, productId),
    invalidate: () => invalidateContributions(client),
    deletedText: t(`admin.contributions.${kind}.resetDone`),
    failureToast: () => ({ title: t('admin.common.error'), description: t(`admin.contributions.${kind}.resetFailed`) }),
  });
  return (productId: string, reason: string) => mutate({ item: productId, reason });
}
