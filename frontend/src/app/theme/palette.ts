/** The five tints: backgrounds of category cards and of product pictures. */
export const tintNames = ['rose', 'aloe', 'amber', 'clay', 'iris'] as const;
export type TintName = (typeof tintNames)[number];

interface Tint {
  readonly main: string;
  readonly deep: string;
  readonly ink: string;
}
export type Tints = Record<TintName, Tint>;

declare module '@mui/material/styles' {
  interface Palette {
    tint: Tints;
    quiet: string;
    saffron: string;
    leaf: string;
  }
  interface PaletteOptions {
    tint: Tints;
    quiet: string;
    saffron: string;
    leaf: string;
  }
}

export const light = {
  background: { default: '#FBF6F0', paper: '#FFFFFF' },
  text: { primary: '#2A1B17', secondary: '#6B5750', disabled: '#8F7D75' },
  divider: '#E9DED3',
  primary: { main: '#93351F', dark: '#762917', light: '#B4563E', contrastText: '#FFFFFF' },
  secondary: { main: '#3C5F4A', contrastText: '#FFFFFF' },
  success: { main: '#3C5F4A', contrastText: '#FFFFFF' },
  warning: { main: '#A66A00', contrastText: '#FFFFFF' },
  error: { main: '#A3231F', contrastText: '#FFFFFF' },
  quiet: '#F4EBE1',
  saffron: '#A66A00',
  leaf: '#3C5F4A',
  tint: {
    rose: { main: '#F6E1DC', deep: '#EBC4BC', ink: '#7C2F2A' },
    aloe: { main: '#E3EBDD', deep: '#C8D8BF', ink: '#36523C' },
    amber: { main: '#F7E6C9', deep: '#EDCF9C', ink: '#714A0B' },
    clay: { main: '#F1E0D2', deep: '#E2C3AB', ink: '#6E4026' },
    iris: { main: '#E8E2EE', deep: '#CFC4DD', ink: '#4E3D68' },
  },
};

export const dark: typeof light = {
  background: { default: '#17110F', paper: '#211916' },
  text: { primary: '#F6EDE6', secondary: '#BBA79D', disabled: '#8C7A71' },
  divider: '#3A2D28',
  primary: { main: '#F2A58C', dark: '#F7BCA8', light: '#F7BCA8', contrastText: '#2A110A' },
  secondary: { main: '#9CCBAE', contrastText: '#10231A' },
  success: { main: '#9CCBAE', contrastText: '#10231A' },
  warning: { main: '#F0B94B', contrastText: '#2A1B00' },
  error: { main: '#FFB4A9', contrastText: '#3B0907' },
  quiet: '#2A201C',
  saffron: '#F0B94B',
  leaf: '#9CCBAE',
  tint: {
    rose: { main: '#3A2523', deep: '#54322E', ink: '#F3BDB3' },
    aloe: { main: '#252E25', deep: '#344335', ink: '#BFD9BF' },
    amber: { main: '#382C19', deep: '#523F20', ink: '#F0CE90' },
    clay: { main: '#35281F', deep: '#4D382B', ink: '#E8C3A6' },
    iris: { main: '#2C2733', deep: '#40374D', ink: '#D5C6E8' },
  },
};
