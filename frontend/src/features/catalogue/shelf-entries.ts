import { limits, type ShelfFields } from '@henna/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import type { ProductResponse, ShelfEntry } from '../../lib/api-types.ts';
import { isStatus, read, request } from '../../lib/api.ts';
import { useFailureReason } from '../../lib/failed-read.ts';
import { pendingChoice } from '../../lib/storage.ts';
import { currentUserQuery, useCurrentUser, useSignInRedirect } from '../session/index.ts';
import { invalidateProduct } from './api.ts';

/** What the member's shelf says of every product on it. Looked at again with the page: another tab may have changed it. */
export const shelfEntriesQuery = () =>
  queryOptions({
    queryKey: ['/api/shelf', 'entries'] as const,
    queryFn: (context) =>
      read<readonly ShelfEntry[]>(context).catch((error: unknown): readonly ShelfEntry[] => {
        if (isStatus(error, 401)) return [];
        throw error;
      }),
    refetchOnWindowFocus: 'always',
  });

type NamedProduct = Pick<ProductResponse, 'id' | 'name'>;

/** What the shelf says of a product; `null` where it is not on it, or nobody is signed in. */
export function useShelfEntry(productId: string): ShelfFields | null {
  const { user } = useCurrentUser();
  const { data } = useQuery({
    ...shelfEntriesQuery(),
    enabled: user !== null,
    select: (entries) => entries.find((entry) => entry.productId === productId) ?? null,
  });
  return (user && data) ?? null;
}

/** A product that was to be wanted when nobody was signed in. */
export const pendingShelf = pendingChoice('kept-shelf');

interface ShelfChange {
  readonly product: NamedProduct;
  /** `null` takes it off the shelf. */
  readonly to: ShelfFields | null;
}

const mutationKey = ['shelf'];
const sendChange = ({ product, to }: ShelfChange): Promise<unknown> =>
  to === null
    ? request(`/api/shelf/${product.id}`, { method: 'DELETE' })
    : request(`/api/shelf/${product.id}`, { method: 'PUT', body: { state: to.state, again: to.again } });

const withEntry = (
  entries: readonly ShelfEntry[],
  productId: string,
  to: ShelfFields | null,
): readonly ShelfEntry[] => {
  const others = entries.filter((entry) => entry.productId !== productId);
  return to === null ? others : [{ productId, state: to.state, again: to.again }, ...others];
};

/**
 * Changes what the shelf says of products, one after the other, shown at once with a way back, and reverted where the
 * server refuses. Without a session the way to one: the product is offered again afterwards.
 */
export function useChangeShelf() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const signInRedirect = useSignInRedirect();
  const withReason = useFailureReason();
  const { queryKey } = shelfEntriesQuery();
  const entryOf = (productId: string): ShelfFields | null =>
    client.getQueryData(queryKey)?.find((entry) => entry.productId === productId) ?? null;
  const apply = (productId: string, to: ShelfFields | null) =>
    client.setQueryData(queryKey, (entries) => entries && withEntry(entries, productId, to));

  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'shelf' },
    mutationFn: sendChange,
    onMutate: async ({ product, to }) => {
      await client.cancelQueries({ queryKey });
      const before = entryOf(product.id);
      apply(product.id, to);
      return before;
    },
    onError: (_error, { product }, before) => before !== undefined && apply(product.id, before),
    onSettled: (_data, _error, { product }) => {
      void invalidateProduct(client, product.id);
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: ['/api/shelf'] });
    },
  });

  const fail = (change: ShelfChange, error: Error): void => {
    if (isStatus(error, 401)) {
      if (change.to) pendingShelf.set(change.product.id, change.to.state);
      return signInRedirect.expired();
    }
    if (isStatus(error, 409))
      return showToast({
        title: t('common.shelf.fullTitle'),
        description: t('common.shelf.fullText', { max: limits.shelfProducts }),
        tone: 'error',
      });
    showToast({
      title: t('common.shelf.failed'),
      description: withReason(error, t('common.error.unavailableText')),
      tone: 'error',
      action: { label: t('common.retry'), onClick: () => run(change) },
    });
  };
  const run = (change: ShelfChange): void => {
    mutateAsync(change).catch((error: Error) => fail(change, error));
  };

  return async (product: NamedProduct, to: ShelfFields | null): Promise<void> => {
    const user = await client.ensureQueryData(currentUserQuery()).catch(() => null);
    if (!user) {
      if (to) pendingShelf.set(product.id, to.state);
      return signInRedirect.signedOut(t('common.shelf.signInTitle'), t('common.shelf.signInText'));
    }
    pendingShelf.remove(product.id);
    const before = entryOf(product.id);
    run({ product, to });
    showToast({
      title: to ? t(`common.shelf.done.${to.state}`) : t('common.shelf.removed'),
      description: product.name,
      undo: () => run({ product, to: before }),
    });
  };
}
