import Skeleton from '@mui/material/Skeleton';
import { ChevronDown } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../lib/use-label.ts';
import { useCategories } from '../../catalogue/categories.ts';
import { useHoverMenu } from '../hooks/use-hover-menu.ts';
import { CategoryMenu } from './category-menu.tsx';
import { Bar, Item, Trigger } from './category-nav.styles.ts';

/** Brands, and a menu for each category. */
export function CategoryNav() {
  const { t } = useTranslation();
  const label = useLabel();
  const { categories, isPending } = useCategories();
  const menu = useHoverMenu();
  const bar = useRef<HTMLElement>(null);
  const opened = categories.find((category) => category.key === menu.open);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || menu.open === null) return;
    bar.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    menu.close();
  };
  return (
    <Bar
      ref={bar}
      aria-label={t('header.main')}
      onKeyDown={onKeyDown}
      onPointerLeave={menu.leave}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && menu.close()}
    >
      <ul>
        <li>
          <Item to="/brands">{t('header.brands')}</Item>
        </li>
        {isPending && categories.length === 0
          ? Array.from({ length: 5 }, (_, index) => <Skeleton key={index} width={84} height={20} component="li" />)
          : categories.map((category) => (
              <li key={category.key}>
                <Trigger
                  type="button"
                  aria-expanded={menu.open === category.key}
                  aria-controls={menu.open === category.key ? 'category-menu' : undefined}
                  onPointerEnter={(event) => event.pointerType === 'mouse' && menu.enter(category.key)}
                  onClick={() => menu.toggle(category.key)}
                >
                  {label(category.displayName, category.labels)}
                  <ChevronDown size={14} aria-hidden />
                </Trigger>
              </li>
            ))}
      </ul>
      {opened && <CategoryMenu category={opened} onEnter={menu.stay} onChosen={menu.close} />}
    </Bar>
  );
}
