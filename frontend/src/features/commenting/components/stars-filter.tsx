import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 });

/** Says that only some comments are shown, and shows them all again. */
export function StarsFilter({ stars, onClear }: { readonly stars: number; readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Row role="status">
      <Typography variant="body2">{t('commenting.filtered', { count: stars })}</Typography>
      <Button size="small" variant="outlined" startIcon={<X size={16} aria-hidden />} onClick={onClear}>
        {t('commenting.showAll')}
      </Button>
    </Row>
  );
}
