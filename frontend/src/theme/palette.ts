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
    rose: { main: '#F2DCD6', deep: '#E6C0B7', ink: '#7C2F2A' },
    aloe: { main: '#DEE6D8', deep: '#C3D2BA', ink: '#36523C' },
    amber: { main: '#F2E2C6', deep: '#E8C890', ink: '#714A0B' },
    clay: { main: '#EED9C8', deep: '#DFBBA1', ink: '#6E4026' },
    iris: { main: '#E3DDEA', deep: '#CBC0D8', ink: '#4E3D68' },
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
    rose: { main: '#4A2E2E', deep: '#643F3E', ink: '#F3BDB3' },
    aloe: { main: '#2F3D33', deep: '#425547', ink: '#BFD9BF' },
    amber: { main: '#4A3822', deep: '#654D2F', ink: '#F0CE90' },
    clay: { main: '#4A3327', deep: '#654736', ink: '#E8C3A6' },
    iris: { main: '#393145', deep: '#4F4460', ink: '#D5C6E8' },
  },
};
