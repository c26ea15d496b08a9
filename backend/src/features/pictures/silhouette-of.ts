import { randomFrom } from '../../shared/random.ts';
import type { Silhouette } from './silhouettes/index.ts';
import { categoryKey } from './tints.ts';

type Choice = readonly [Silhouette, ...Silhouette[]];

const choices: Record<string, Record<string, Choice>> = {
  makeup: {
    primer: ['squeezeTube', 'pumpBottle', 'airless'],
    brows: ['pencil', 'mascara'],
    eyeshadowbase: ['squeezeTube', 'tin'],
    eyeshadow: ['palette', 'palette', 'compact'],
    eyeliner: ['pencil'],
    mascara: ['mascara'],
    foundation: ['pumpBottle', 'pumpBottle', 'pumpBottle', 'squeezeTube'],
    tintedmoisturizer: ['squeezeTube', 'airless'],
    concealer: ['gloss', 'gloss', 'stick'],
    colorcorrection: ['palette', 'gloss', 'stick'],
    blush: ['compact', 'compact', 'stick'],
    bronzerandcontour: ['compact', 'compact', 'stick'],
    highlighter: ['compact', 'dropper', 'stick'],
    settingpowder: ['compact'],
    loosepowder: ['jar'],
    settingspray: ['mist'],
    lipliner: ['pencil'],
    lipstick: ['lipstick'],
    lipbalm: ['stick', 'tin'],
    lipgloss: ['gloss'],
    lipoil: ['gloss'],
    liptint: ['gloss', 'lipstick'],
    lipcheek: ['stick', 'tin'],
  },
  skincare: {
    cleanser: ['squeezeTube', 'lotionBottle'],
    toner: ['tallBottle'],
    moisturizer: ['jar', 'jar', 'airless'],
    serum: ['dropper', 'dropper', 'airless'],
    eyecream: ['jar', 'airless'],
    sunscreen: ['squeezeTube', 'airless'],
    exfoliant: ['tallBottle', 'squeezeTube'],
    mask: ['sachet', 'jar', 'squeezeTube'],
    oil: ['dropper'],
    mist: ['mist'],
    treatment: ['dropper', 'airless', 'squeezeTube'],
  },
  haircare: {
    shampoo: ['lotionBottle'],
    conditioner: ['lotionBottle', 'squeezeTube'],
    stylingcream: ['squeezeTube', 'jar', 'tin'],
    hairoil: ['oilBottle', 'oilBottle', 'dropper'],
    dryshampoo: ['aerosol'],
    hairmask: ['jar'],
    heatprotectant: ['mist', 'aerosol'],
    hairspray: ['aerosol'],
    mousse: ['aerosol'],
    gel: ['squeezeTube', 'jar'],
  },
  bodycare: {
    bodywash: ['lotionBottle', 'lotionBottle', 'bar'],
    bodylotion: ['lotionBottle', 'squeezeTube'],
    bodyscrub: ['jar'],
    bodyoil: ['oilBottle'],
    deodorant: ['deodorant'],
    bodybutter: ['jar', 'tin'],
    bodymist: ['mist'],
    handcream: ['squeezeTube'],
    footcream: ['squeezeTube', 'jar'],
  },
  perfumes: {
    perfume: ['flacon'],
    eaudetoilette: ['flacon'],
    cologne: ['flacon'],
    bodyspray: ['aerosol', 'mist'],
    solidperfume: ['tin'],
    perfumeoil: ['vial', 'dropper'],
    travelsize: ['vial'],
    giftset: ['coffret'],
  },
};

/** Own entries only: a category may be called `constructor`. */
const bySubcategory = new Map(
  Object.entries(choices).flatMap(([category, list]) =>
    Object.entries(list).map(([subcategory, choice]) => [`${category}/${subcategory}`, choice] as const),
  ),
);

const defaultSilhouettes = new Map<string, Silhouette>(
  Object.entries({
    makeup: 'compact',
    skincare: 'jar',
    haircare: 'lotionBottle',
    bodycare: 'squeezeTube',
    perfumes: 'flacon',
  } as const),
);

/** A silhouette that is usual for the subcategory; the seed chooses among several. An unknown subcategory gets its category's default. */
export function silhouetteOf(category: string, subcategory: string, seed = ''): Silhouette {
  const key = categoryKey(category);
  const choice = bySubcategory.get(`${key}/${categoryKey(subcategory)}`) ?? [defaultSilhouettes.get(key) ?? 'jar'];
  return randomFrom(`silhouette ${seed}`).pick<Silhouette>(choice);
}
