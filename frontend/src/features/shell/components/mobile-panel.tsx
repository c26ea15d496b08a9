import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useCategories } from '../../catalogue/categories.ts';
import { Group, Head, Line, PanelLink } from './mobile-panel.styles.ts';

interface MobilePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Adds the way to the Admin Panel, and an edit link beside everything. */
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
