import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/text-link.ts';
import type { ProductsSearch } from '../products-search.ts';

const SearchLink = createLink(TextLink);

interface SearchNoticeProps {
  readonly search: ProductsSearch;
  /** What was searched for instead. */
  readonly corrected: string | null;
  /** Whether no product has every word. */
  readonly isPartial: boolean;
}

/** What is shown is what was probably meant, or has only some of the words. */
export function SearchNotice({ search, corrected, isPartial }: SearchNoticeProps) {
  const { t } = useTranslation();
  if (corrected === null && !isPartial) return null;
  const asked = search.q ?? '';
  if (corrected === null)
    return (
      <Typography role="status" sx={{ marginBlockEnd: 2 }}>
        {t('products.partial', { asked })}
      </Typography>
    );
  return (
    <Typography role="status" sx={{ marginBlockEnd: 2 }}>
      {t('products.corrected', { asked })}
      <SearchLink
        to="/products"
        search={{ ...search, q: corrected, page: undefined }}
        replace
        sx={{ fontWeight: 600 }}
        dir="auto"
      >
        {corrected}
      </SearchLink>
      {t('products.correctedEnd')}
    </Typography>
  );
}
