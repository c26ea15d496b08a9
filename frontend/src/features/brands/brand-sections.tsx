import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DirectoryBrand } from '../../lib/api-types.ts';
import { plainList } from '../../theme/mixins.ts';
import { letterId, otherLetter, type LetterGroup } from './brand-letters.ts';
import { BrandRow } from './brand-row.tsx';
import { headerHeight, railHeight } from './letter-rail.tsx';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  paddingBlockStart: 28,
  scrollMarginBlockStart: headerHeight.narrow + railHeight - 12,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'start',
    gap: 24,
    scrollMarginBlockStart: headerHeight.wide + railHeight - 12,
  },
}));
const Letter = styled(Typography)(({ theme }) => ({
  color: theme.vars?.palette.primary.main,
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    insetBlockStart: headerHeight.wide + railHeight + 20,
    paddingBlockStart: 14,
  },
}));
export const BrandColumns = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  columnGap: 40,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** The brands under their letters; each letter stays in sight beside its brands. */
export function BrandSections({ groups }: { readonly groups: readonly LetterGroup<DirectoryBrand>[] }) {
  const { t } = useTranslation();
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ letter, items }) => (
      <Section key={letter} id={letterId(letter)} aria-labelledby={`${letterId(letter)}-title`}>
        <Letter
          variant="h2"
          id={`${letterId(letter)}-title`}
          aria-label={letter === otherLetter ? t('brands.otherNames') : undefined}
        >
          {letter}
        </Letter>
        <BrandColumns>
          {items.map((brand) => (
            <li key={brand.brand}>
              <BrandRow brand={brand} />
            </li>
          ))}
        </BrandColumns>
      </Section>
    ));
}
