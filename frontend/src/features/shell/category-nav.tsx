import { styled, type Theme } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/skeleton.tsx';
import { useLabel } from '../../lib/use-label.ts';
import { useCategories } from '../catalogue/index.ts';
import { useHoverMenu } from './use-hover-menu.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';

const Bar = styled('nav')(({ theme }) => ({
  position: 'relative',
  maxWidth: 1240,
  marginInline: 'auto',
  paddingInline: 32,
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    minHeight: 48,
    margin: 0,
    marginInlineStart: -14,
    [theme.breakpoints.between('md', 'lg')]: { gap: 0, marginInlineStart: -8 },
    padding: 0,
    listStyle: 'none',
  },
}));

const item = ({ theme }: { theme: Theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  paddingInline: 14,
  [theme.breakpoints.between('md', 'lg')]: { paddingInline: 8 },
  borderRadius: 999,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap' as const,
  cursor: 'pointer',
  transition: 'background 150ms ease-out',
  '&:hover, &[aria-expanded=true]': { background: theme.vars?.palette.quiet },
  '& svg': { transition: 'transform 150ms ease-out', color: theme.vars?.palette.text.secondary },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});
const Item = createLink(styled('a')(item));
const Trigger = styled('button')(item);

const loadMenu = () => import('./category-menu.tsx');
const CategoryMenu = lazyComponent(loadMenu, 'CategoryMenu');
/** It is there before it opens: who comes near the bar has it brought. */
const prepareMenu = () => void loadMenu().catch(() => undefined);

/** Brands, and a menu for each category, which the tab key enters from its button. */
export function CategoryNav() {
  const { t } = useTranslation();
  const label = useLabel();
  const { categories, isPending } = useCategories();
  const menu = useHoverMenu();
  const bar = useRef<HTMLElement>(null);
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
      onPointerEnter={prepareMenu}
      onFocus={prepareMenu}
      onPointerLeave={menu.leave}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && menu.close()}
    >
      <ul>
        <li>
          <Item to="/brands">{t('header.brands')}</Item>
        </li>
        {isPending && categories.length === 0
          ? Array.from({ length: 5 }, (_, index) => <Skeleton key={index} width={84} height={20} as="li" />)
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
                {menu.open === category.key && (
                  <CategoryMenu category={category} onEnter={menu.stay} onChosen={menu.close} />
                )}
              </li>
            ))}
      </ul>
    </Bar>
  );
}
