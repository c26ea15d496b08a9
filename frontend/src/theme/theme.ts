import { createTheme, type Direction, type Theme, type TypographyVariantsOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components.ts';
import { dark, light } from './palette.ts';

const sans = "'Figtree Variable', 'Figtree fallback', 'Figtree on Roboto', 'Figtree on Noto', system-ui, sans-serif";
const serif = "'Fraunces Variable', 'Fraunces fallback', 'Fraunces on Times', 'Fraunces on Noto', serif";
const arabic = "'Readex Pro Variable', 'Readex fallback', 'Readex on Noto', sans-serif";

const rem = (pixels: number): string => `${pixels / 16}rem`;

/** The type scale 13/15/17/20/26/34/46. Arabic has one face, more line height and no letter spacing. */
function typeOf(direction: Direction): TypographyVariantsOptions {
  const isArabic = direction === 'rtl';
  const heading = (size: number, small: number, weight: number, lineHeight: number) => ({
    fontFamily: isArabic ? arabic : serif,
    fontWeight: isArabic ? 500 : weight,
    fontSize: `clamp(${rem(small)}, ${rem(small - 4)} + 1.4vw, ${rem(size)})`,
    lineHeight: isArabic ? lineHeight + 0.2 : lineHeight,
    letterSpacing: isArabic ? 0 : '-0.012em',
  });
  return {
    fontFamily: isArabic ? arabic : sans,
    // Lines break at the same words before and after the font is loaded.
    h1: { ...heading(46, 32, 520, 1.1), textWrap: 'balance' },
    h2: heading(30, 24, 540, 1.2),
    h3: heading(22, 20, 560, 1.3),
    body1: { fontSize: rem(17), lineHeight: isArabic ? 1.7 : 1.5, letterSpacing: 0 },
    body2: { fontSize: rem(15), lineHeight: isArabic ? 1.7 : 1.5, letterSpacing: 0 },
    caption: { fontSize: rem(13), lineHeight: isArabic ? 1.6 : 1.4, letterSpacing: 0 },
    overline: {
      fontSize: rem(13),
      lineHeight: 1.5,
      fontWeight: 600,
      letterSpacing: isArabic ? 0 : '0.06em',
      textTransform: 'none',
    },
    button: { fontSize: rem(15), fontWeight: 600, lineHeight: 1.4, letterSpacing: 0, textTransform: 'none' },
  };
}

const colorSchemeSelector = '[data-theme="%s"]';

/** Where the dark colours hold. */
export const darkSelector = colorSchemeSelector.replace('%s', 'dark');

/** The look of the site, in the colours that `data-theme` of the document says. */
export const themeOf = (direction: Direction): Theme =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    shape: { borderRadius: 8 },
    spacing: 8,
    // 560, 768, 1024 and 1280 px; in em, so that readers with larger text get the layout that has space for it.
    breakpoints: { unit: 'em', values: { xs: 0, sm: 35, md: 48, lg: 64, xl: 80 } },
    typography: typeOf(direction),
    transitions: { duration: { shortest: 150, shorter: 150, short: 200, standard: 200, complex: 250 } },
    components,
  });
