import '../../../i18n/compare.en.ts';
import { styled } from '@mui/material/styles';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/buttons.ts';
import { showToast } from '../../../components/toast/toasts.ts';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { maxCompared, toggleCompared, useCompared } from '../compared.ts';

const Button = styled(IconButton)(({ theme }) => ({
  background: `rgb(from ${theme.vars?.palette.background.paper} r g b / 72%)`,
  '&:hover': { background: theme.vars?.palette.background.paper },
  '&[aria-pressed=true]': {
    color: theme.vars?.palette.primary.contrastText,
    background: theme.vars?.palette.primary.main,
  },
}));

/** Adds a product to those that are compared, or takes it away. */
export function CompareToggle({ product }: { readonly product: Pick<ProductResponse, 'id' | 'name'> }) {
  const { t } = useTranslation();
  const isCompared = useCompared().includes(product.id);
  const toggle = () => {
    if (!toggleCompared(product.id))
      showToast({ title: t('compare.full', { max: maxCompared }), description: t('compare.fullText') });
  };
  return (
    <Button
      className="compare"
      onClick={toggle}
      aria-pressed={isCompared}
      aria-label={t('compare.toggle', { name: product.name })}
      title={t('compare.compare')}
    >
      <Scale size={19} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
