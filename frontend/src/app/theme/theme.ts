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
    breakpoints: { values: { xs: 0, sm: 560, md: 768, lg: 1024, xl: 1280 } },
    typography: typeOf(direction),
    transitions: { duration: { shortest: 150, shorter: 150, short: 200, standard: 200, complex: 250 } },
    components,
  });
