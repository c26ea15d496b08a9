import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { X } from 'lucide-react';
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

const PanelAnchor = styled('a')(({ theme }) => ({
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
}

/** Brands and categories with their subcategories, sliding in from the right. */
export function MobilePanel({ open, onClose }: MobilePanelProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const { categories } = useCategories();
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
        <PanelLink to="/brands" onClick={onClose}>
          {t('header.brands')}
        </PanelLink>
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
              <PanelLink to="/category/$category" params={{ category: category.key }} onClick={onClose}>
                {t('header.viewAll', { category: name })}
              </PanelLink>
              {category.subcategories.map((subcategory) => (
                <PanelLink
                  key={subcategory.key}
                  to="/category/$category/$subcategory"
                  params={{ category: category.key, subcategory: subcategory.key }}
                  onClick={onClose}
                >
                  {label(subcategory.displayName, subcategory.labels)}
                </PanelLink>
              ))}
            </Group>
          );
        })}
      </nav>
    </Drawer>
  );
}
