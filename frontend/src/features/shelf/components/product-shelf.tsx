import '../../../i18n/shelf.en.ts';
import { shelfStates } from '@henna/domain';
import Button from '@mui/material/Button';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { pendingShelf, useChangeShelf, useShelfEntry } from '../../catalogue/index.ts';
import { PendingChoiceOffer, useCurrentUser } from '../../session/index.ts';
import { ShelfMenu } from './shelf-menu.tsx';

/** The heart of a product's page with what the shelf says, and the menu to say something else. */
export function ProductShelf({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation();
  const entry = useShelfEntry(product.id);
  const change = useChangeShelf();
  return (
    <ShelfMenu product={product} entry={entry}>
      <Button
        size="small"
        variant="outlined"
        aria-pressed={entry !== null}
        startIcon={<Heart size={18} strokeWidth={1.75} fill={entry ? 'currentcolor' : 'none'} aria-hidden />}
        onClick={() => void change(product, entry ? null : { state: 'want', again: null })}
      >
        {t(`common.shelf.${entry?.state ?? 'want'}`)}
      </Button>
    </ShelfMenu>
  );
}

/** What somebody was about to put on their shelf before signing in, offered again. */
export function PendingShelfOffer({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const entry = useShelfEntry(product.id);
  const change = useChangeShelf();
  const [pending, setPending] = useState(() => pendingShelf.get(product.id));
  const state = shelfStates.find((each) => each === pending);
  if (!user || !state || entry) return null;
  const dismiss = () => {
    pendingShelf.remove(product.id);
    setPending(null);
  };
  return (
    <PendingChoiceOffer
      text={t('shelf.offered', { state: t(`common.shelf.${state}`) })}
      accept={t('shelf.acceptOffered')}
      decline={t('shelf.declineOffered')}
      onAccept={() => {
        dismiss();
        void change(product, { state, again: null });
      }}
      onDecline={dismiss}
    />
  );
}
