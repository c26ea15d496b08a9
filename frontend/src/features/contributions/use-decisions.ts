import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  removeAct,
  renewActs,
  resetProduct,
  restoreAct,
  undoReset,
  type Act,
  type ActKind,
  type ResetKind,
} from './api.ts';
import { useDelete, useRestore } from '../../admin-kit/form/deletion.tsx';
import { useMayModerate } from '../../admin-kit/session.ts';
import type { Identified } from '../../admin-kit/table/column.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';

/** What screens of members' acts say in the same way. */
export function useActWords() {
  const { t, number } = useTexts();
  const mayKnow = useMayModerate();
  return {
    /** "X of Y"; null while unknown. */
    count: (kind: ActKind, shown: number | undefined, total: number | undefined): string | null =>
      shown !== undefined && total !== undefined
        ? t(`admin.acts.${kind}.count`, {
            shown: number(shown),
            total: number(total),
            count: total,
          })
        : null,
    /** Whose act it is. */
    user: ({ userName }: Act): string => userName ?? t(mayKnow ? 'admin.acts.unknown' : 'admin.acts.someone'),
  };
}

/** Takes acts of a kind out, with Undo in the toast, one or many, and brings back what was taken out. */
export function useActDecisions(kind: ActKind) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const renew = () => renewActs(client);
  const removal = useDelete<string>({
    remove: (id, reason) => removeAct(kind, id, reason),
    restore: (id) => restoreAct(kind, id),
    renew,
    deleted: t(`admin.acts.${kind}.deleted`),
    failed: () => ({ title: t('admin.common.error'), description: t(`admin.acts.${kind}.deleteFailed`) }),
  });
  const restoration = useRestore((id: string) => restoreAct(kind, id), renew);
  return {
    remove: (id: string, reason: string) => removal.mutate({ item: id, reason }),
    restore: (id: string) => restoration.mutate(id),
    bulk: {
      remove: ({ id }: Identified, reason: string, batch: string) => removeAct(kind, id, reason, batch),
      restore: ({ id }: Identified, batch: string) => restoreAct(kind, id, batch),
      renew,
      done: (count: number) => t('admin.acts.deletedCount', { count }),
    },
  };
}

/** Takes all votes or ratings of a product, with Undo in the toast. */
export function useReset(kind: ResetKind) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate } = useDelete<string>({
    remove: (productId, reason) => resetProduct(kind, productId, reason),
    restore: (productId) => undoReset(kind, productId),
    renew: () => renewActs(client),
    deleted: t(`admin.acts.${kind}.wereReset`),
    failed: () => ({ title: t('admin.common.error'), description: t(`admin.acts.${kind}.resetFailed`) }),
  });
  return (productId: string, reason: string) => mutate({ item: productId, reason });
}
