import { createLink } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../lib/use-label.ts';
import type { Category } from '../../catalogue/categories.ts';
import { Pill, PillList } from '../../catalogue/components/pill-links.ts';

const Badge = createLink(Pill);

interface SubcategoryLinksProps {
  readonly category: Category;
  readonly name: string;
  /** The subcategory that is open; none on the category's own page. */
  readonly current: string | undefined;
}

/** All of the category, and each of its subcategories; where they scroll, the one that is open is in sight. */
export function SubcategoryLinks({ category, name, current }: SubcategoryLinksProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('.active');
    if (!list.current || !open) return;
    const [around, own] = [list.current.getBoundingClientRect(), open.getBoundingClientRect()];
    list.current.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
  }, [current]);
  const options = { exact: true, includeSearch: false };
  return (
    <nav aria-label={t('category.subcategories')}>
      <PillList ref={list}>
        <li>
          <Badge to="/category/$category" params={{ category: category.key }} activeOptions={options}>
            {t('category.all', { category: name })}
          </Badge>
        </li>
        {category.subcategories.map((one) => (
          <li key={one.key}>
            <Badge
              to="/category/$category/$subcategory"
              params={{ category: category.key, subcategory: one.key }}
              activeOptions={options}
            >
              {label(one.displayName, one.labels)}
            </Badge>
          </li>
        ))}
      </PillList>
    </nav>
  );
}
