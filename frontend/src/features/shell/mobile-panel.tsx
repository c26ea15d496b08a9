import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink, Link } from '@tanstack/react-router';
import { Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/buttons.ts';
import { useLabel } from '../../lib/use-label.ts';
import { useCategories } from '../catalogue/index.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 8px 20px',
});

const Line = styled('div')({ display: 'flex', alignItems: 'center', paddingInlineEnd: 12 });

const PanelAnchor = styled('a')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 20,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { background: theme.vars?.palette.quiet },
}));
const PanelLink = createLink(PanelAnchor);

const Group = styled('details')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 48,
    paddingInline: 20,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary::after': { content: '"+"', fontSize: '1.25rem', color: theme.vars?.palette.text.secondary },
  '&[open] summary::after': { content: '"–"' },
  '&[open]': { paddingBlockEnd: 8 },
}));

interface MobilePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Adds the link to the Admin Panel, and an edit link to every entry. */
  readonly adminMode: boolean;
}

/** Brands and categories with their subcategories, sliding in from the right. */
export function MobilePanel({ open, onClose, adminMode }: MobilePanelProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const { categories } = useCategories();
  const line = (name: string, link: ReactNode) => (
    <Line key={name}>
      {link}
      {adminMode && (
        <IconButton component={Link} to="/admin" onClick={onClose} aria-label={t('header.edit', { name })}>
          <Pencil size={16} aria-hidden />
        </IconButton>
      )}
    </Line>
  );
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: '20rem', maxWidth: '100vw' }, 'aria-label': t('header.menu') } }}
    >
      <Head>
        <Typography variant="h3" component="h2">
          {t('header.menu')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('common.close')}>
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <nav aria-label={t('header.menu')}>
        {adminMode && (
          <PanelLink to="/admin" onClick={onClose}>
            {t('header.adminPanel')}
          </PanelLink>
        )}
        {line(
          t('header.brands'),
          <PanelLink to="/brands" onClick={onClose}>
            {t('header.brands')}
          </PanelLink>,
        )}
        <PanelLink to="/products" onClick={onClose}>
          {t('header.allProducts')}
        </PanelLink>
        <Typography variant="h3" component="h3" sx={{ paddingInline: 2.5, paddingBlockStart: 2 }}>
          {t('header.categories')}
        </Typography>
        {categories.map((category) => {
          const name = label(category.displayName, category.labels);
          return (
            <Group key={category.key}>
              <summary>{name}</summary>
              {line(
                name,
                <PanelLink to="/category/$category" params={{ category: category.key }} onClick={onClose}>
                  {t('header.viewAll', { category: name })}
                </PanelLink>,
              )}
              {category.subcategories.map((subcategory) => {
                const subname = label(subcategory.displayName, subcategory.labels);
                return line(
                  subname,
                  <PanelLink
                    to="/category/$category/$subcategory"
                    params={{ category: category.key, subcategory: subcategory.key }}
                    onClick={onClose}
                  >
                    {subname}
                  </PanelLink>,
                );
              })}
            </Group>
          );
        })}
      </nav>
    </Drawer>
  );
}
