import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../lib/use-label.ts';
import type { Category } from '../../catalogue/categories.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: '0 -20px 24px',
  padding: '4px 20px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', overflow: 'visible', marginInline: 0, paddingInline: 0 },
}));
const Badge = createLink(
  styled('a')(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    paddingInline: 14,
    borderRadius: 999,
    border: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.background.paper,
    color: theme.vars?.palette.text.primary,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '@media (pointer: coarse)': { minHeight: 44 },
    '&:hover': { borderColor: theme.vars?.palette.text.secondary },
    '&.active': {
      background: theme.vars?.palette.text.primary,
      borderColor: theme.vars?.palette.text.primary,
      color: theme.vars?.palette.background.default,
    },
  })),
);

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
      <List ref={list}>
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
      </List>
    </nav>
  );
}
