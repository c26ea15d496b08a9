import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TintName } from '../../theme/palette.ts';
import { categoryTint } from '../../lib/category-tint.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLabel } from '../../lib/use-label.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { framed } from '../../theme/mixins.ts';
import { CategoryIcon, type Category } from '../catalogue/index.ts';

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 10,
  insetInline: 32,
  insetBlockStart: '100%',
  display: 'grid',
  gridTemplateColumns: '260px 1fr',
  gap: 32,
  padding: 20,
  ...framed(theme, 14),
  boxShadow: '0 24px 60px -20px rgb(42 27 23 / 28%)',
  animation: 'menu-in 150ms ease-out',
  '@keyframes menu-in': { from: { opacity: 0, transform: 'translateY(-4px)' } },
  '& ul': { columns: '3 150px', columnGap: 16, margin: 0, padding: '8px 0', listStyle: 'none' },
  '& li': { breakInside: 'avoid' },
}));

const Entry = createLink(
  styled('a')(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 36,
    paddingInline: 12,
    borderRadius: 8,
    fontSize: '0.9375rem',
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    '@media (pointer: coarse)': { minHeight: 44 },
    '&:hover': { background: theme.vars?.palette.quiet },
    '& small': {
      color: theme.vars?.palette.text.secondary,
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
    },
  })),
);

const Lead = createLink(
  styled('a', { shouldForwardProp: (name) => name !== 'tint' })<{ tint: TintName }>(({ theme, tint }) => ({
    display: 'grid',
    alignContent: 'end',
    gap: 10,
    minHeight: 180,
    padding: 18,
    borderRadius: 10,
    color: theme.vars?.palette.tint[tint].ink,
    textDecoration: 'none',
    background: `linear-gradient(160deg, ${theme.vars?.palette.tint[tint].main}, ${theme.vars?.palette.tint[tint].deep})`,
  })),
);

interface CategoryMenuProps {
  readonly category: Category;
  readonly onEnter: () => void;
  readonly onChosen: () => void;
}

/** What a category holds: all of it, and each subcategory. */
export function CategoryMenu({ category, onEnter, onChosen }: CategoryMenuProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const name = label(category.displayName, category.labels);
  return (
    <Panel id="category-menu" onPointerEnter={onEnter}>
      <Lead
        to="/category/$category"
        params={{ category: category.key }}
        onClick={onChosen}
        tint={categoryTint(category.key)}
      >
        <CategoryIcon category={category.key} size={40} />
        <Typography variant="h3" component="span">
          {t('header.viewAll', { category: name })}
        </Typography>
      </Lead>
      <ul>
        {category.subcategories.map((subcategory) => (
          <li key={subcategory.key}>
            <Entry
              to="/category/$category/$subcategory"
              params={{ category: category.key, subcategory: subcategory.key }}
              onClick={onChosen}
            >
              {label(subcategory.displayName, subcategory.labels)}
              {subcategory.productCount !== null && <small>{formatNumber(subcategory.productCount, language)}</small>}
            </Entry>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
