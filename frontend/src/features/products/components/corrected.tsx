import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/text-link.ts';
import type { ProductsSearch } from '../products-search.ts';

const SearchLink = createLink(TextLink);

interface CorrectedProps {
  readonly search: ProductsSearch;
  /** What was searched for instead. */
  readonly answered: string;
}

/** Nothing matched: what is shown is what was probably meant. */
export function Corrected({ search, answered }: CorrectedProps) {
  const { t } = useTranslation();
  return (
    <Typography role="status" sx={{ marginBlockEnd: 2 }}>
      {t('products.corrected', { asked: search.q ?? '' })}{' '}
      <SearchLink
        to="/products"
        search={{ ...search, q: answered, page: undefined }}
        replace
        sx={{ fontWeight: 600 }}
        dir="auto"
      >
        {answered}
      </SearchLink>
    </Typography>
  );
}
