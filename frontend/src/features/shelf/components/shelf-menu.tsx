import '../../../i18n/shelf.en.ts';
import { shelfStates, type ShelfFields } from '@henna/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuGroup } from '../../../components/menu.tsx';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { useChangeShelf } from '../../catalogue/index.ts';

interface ShelfMenuProps {
  readonly product: Pick<ProductResponse, 'id' | 'name'>;
  readonly entry: ShelfFields | null;
  readonly children?: ReactNode;
}

/** What the shelf can say of a product: its state, whether one would buy it again, and that it is not on it. */
export function ShelfMenu({ product, entry, children }: ShelfMenuProps) {
  const { t } = useTranslation();
  const change = useChangeShelf();
  const choose = (to: ShelfFields | null) => () => void change(product, to);
  const answer = entry?.again ?? null;
  const groups: MenuGroup[] = [
    {
      choices: shelfStates.map((state) => ({
        text: t(`common.shelf.${state}`),
        checked: entry?.state === state,
        onChoose: choose({ state, again: state === 'want' ? null : answer }),
      })),
    },
  ];
  if (entry && entry.state !== 'want')
    groups.push({
      label: t('shelf.again'),
      choices: ([true, false] as const).map((again) => ({
        text: again ? t('shelf.yes') : t('shelf.no'),
        checked: answer === again,
        onChoose: choose({ state: entry.state, again: answer === again ? null : again }),
      })),
    });
  if (entry) groups.push({ choices: [{ text: t('shelf.remove'), onChoose: choose(null) }] });
  return (
    <Menu label={t('shelf.menu', { name: product.name })} groups={groups}>
      {children}
    </Menu>
  );
}
