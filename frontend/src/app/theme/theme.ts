import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Direction, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { dark, light } from './palette.ts';
import { typeOf } from './type.ts';

/** The look of the site. Light and dark follow the system through CSS alone, so there is no flash at start. */
export const themeOf = (direction: Direction): Theme =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    shape: { borderRadius: 8 },
    spacing: 8,
    // 560, 768, 1024 and 1280 px; in em, so that who reads with larger text gets the layout that has room for it.
    breakpoints: { unit: 'em', values: { xs: 0, sm: 35, md: 48, lg: 64, xl: 80 } },
    typography: typeOf(direction),
    transitions: { duration: { shortest: 150, shorter: 150, short: 200, standard: 200, complex: 250 } },
    components,
  });
