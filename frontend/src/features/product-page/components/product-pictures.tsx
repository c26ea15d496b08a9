import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductImageResponse, ProductResponse, Shade } from '../../../lib/api-types.ts';
import { picturesOf, showsShades } from '../pictures.ts';
import { Gallery } from './gallery.tsx';

const Section = styled('section')({ display: 'grid', gap: 8 });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12 });
const Swatches = styled('div')({ display: 'flex', flexWrap: 'wrap', marginInline: -4 });
const Swatch = styled('button')(({ theme }) => ({
  width: 44,
  height: 44,
  padding: 5,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
  '& span': {
    display: 'block',
    height: '100%',
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px rgb(42 27 23 / 18%)`,
    transition: 'transform 150ms ease-out',
  },
  '&:hover span': { transform: 'scale(1.08)' },
  '&[aria-pressed=true] span': {
    boxShadow: `inset 0 0 0 1px rgb(42 27 23 / 18%), 0 0 0 2px ${theme.vars?.palette.background.default}, 0 0 0 4px ${theme.vars?.palette.primary.main}`,
  },
}));

/** How many swatches are shown before "Show all". */
const collapsedCount = 14;

interface ShadesProps {
  readonly shades: readonly Shade[];
  readonly chosen: Shade | null;
  readonly onChoose: (shade: Shade | null) => void;
}

/** The product's real shades by name; choosing one tints the picture, once more shows it as it was. */
function Shades({ shades, chosen, onChoose }: ShadesProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const [pointed, setPointed] = useState<Shade | null>(null);
  const shown = all ? shades : shades.filter((shade, index) => index < collapsedCount || shade === chosen);
  const shownShade = pointed ?? chosen;
  return (
    <Section aria-labelledby="shades-title">
      <Head>
        <Typography variant="h3" component="h2" id="shades-title">
          {t('product.shades')}
        </Typography>
        <Typography variant="body2" color={shownShade ? 'textPrimary' : 'textSecondary'} role="status">
          {shownShade ? <bdi>{shownShade.name}</bdi> : t('product.shadeCount', { count: shades.length })}
        </Typography>
      </Head>
      <Swatches role="group" aria-labelledby="shades-title" onMouseLeave={() => setPointed(null)}>
        {shown.map((shade) => (
          <Swatch
            key={`${shade.name} ${shade.hex}`}
            type="button"
            aria-pressed={shade === chosen}
            aria-label={shade.name}
            title={shade.name}
            onMouseEnter={() => setPointed(shade)}
            onClick={() => onChoose(shade === chosen ? null : shade)}
          >
            <span style={{ background: shade.hex }} />
          </Swatch>
        ))}
      </Swatches>
      {shades.length > collapsedCount && (
        <Button
          size="small"
          sx={{ justifySelf: 'start', marginInlineStart: -1.5 }}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('product.fewerShades') : t('product.showShades', { count: shades.length })}
        </Button>
      )}
    </Section>
  );
}

/** Stays in sight beside what people think, where the screen is high enough for it. */
const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  [theme.breakpoints.up('md')]: {
    '@media (min-height: 48em)': { position: 'sticky', insetBlockStart: 88 },
  },
}));

interface ProductPicturesProps {
  readonly product: ProductResponse;
  readonly images: readonly ProductImageResponse[];
}

/** The gallery, and below it the shades that tint it. */
export function ProductPictures({ product, images }: ProductPicturesProps) {
  const { t } = useTranslation();
  const [shade, setShade] = useState<Shade | null>(null);
  const names = { brand: product.brandDisplayName, name: product.name };
  return (
    <Column>
      <Gallery
        pictures={picturesOf(product, images, shade)}
        category={product.category}
        name={product.name}
        alt={shade ? t('product.pictureInShade', { ...names, shade: shade.name }) : t('product.pictureOf', names)}
      />
      {product.shades.length > 0 && showsShades(product, images) && (
        <Shades shades={product.shades} chosen={shade} onChoose={setShade} />
      )}
    </Column>
  );
}
