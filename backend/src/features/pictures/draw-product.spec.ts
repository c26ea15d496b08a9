import sharp from 'sharp';
import { drawProduct, type ProductToDraw } from './draw-product.ts';
import { randomFrom } from '../../shared/random.ts';
import { nameRules } from './silhouette-rules.ts';
import { usualSilhouettes } from './usual-silhouettes.ts';

const subcategories: Record<string, string> = {
  makeup:
    'primer, brows, eyeshadow base, eyeshadow, eyeliner, mascara, foundation, tinted moisturizer, concealer, color correction, blush, bronzer and contour, highlighter, setting powder, loose powder, setting spray, lip liner, lipstick, lip balm, lip gloss, lip oil, lip tint, lip/cheek',
  skincare: 'cleanser, toner, moisturizer, serum, eye cream, sunscreen, exfoliant, mask, oil, mist, treatment',
  'hair care':
    'shampoo, conditioner, styling cream, hair oil, dry shampoo, hair mask, heat protectant, hair spray, mousse, gel',
  'body care':
    'body wash, body lotion, body scrub, body oil, deodorant, body butter, body mist, hand cream, foot cream',
  perfumes: 'perfume, eau de toilette, cologne, body spray, solid perfume, perfume oil, travel size, gift set',
};
const subcategoryPaths = Object.entries(subcategories).flatMap(([category, list]) =>
  list.split(', ').map((subcategory) => ({ category, subcategory })),
);
const views = ['front', 'detail'] as const;

/** Draws and checks one picture: a strict renderer reads it, it is small, and nothing in it runs or reaches out. */
async function expectPicture(product: ProductToDraw): Promise<string> {
  const svg = drawProduct(product);
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
  expect({ format, width, height }).toEqual({ format: 'svg', width: 600, height: 600 });
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/<(script|foreignObject|image|a)\b|\son\w+=|:\/\//);
  for (const [, target] of svg.matchAll(/(?:href="|url\()(.)/g)) expect(target).toBe('#');
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8192);
  return svg;
}

describe('drawProduct', () => {
  it.each(subcategoryPaths)('draws $category / $subcategory in both views', async ({ category, subcategory }) => {
    for (const view of views) {
      for (let at = 0; at < 12; at += 1) {
        const product = {
          id: `${subcategory} ${at}`,
          name: 'Soft Glow',
          brand: 'Maison Rose',
          category,
          subcategory,
          view,
        };
        expect(await expectPicture(product)).toContain('<title>Maison Rose Soft Glow</title>');
      }
    }
  });

  it('stays well-formed and small whatever a product is called', async () => {
    const seed = process.env.ART_SEED ?? '41';
    const random = randomFrom(seed);
    const pieces = [
      '<script>',
      '"&\'',
      ']]>',
      '\u0000\u0008',
      '\ud800',
      'عطر',
      '💄',
      ' ',
      'Rose',
      '&#x0;',
      '-->',
      'é',
      '\uffff',
    ] as const;
    const text = (): string =>
      Array.from({ length: Math.floor(random.between(0, 60)) }, () => random.pick<string>(pieces)).join('');
    for (let at = 0; at < 300; at += 1) {
      const { category, subcategory } = subcategoryPaths[Math.floor(random.next() * subcategoryPaths.length)] ?? {
        category: '',
        subcategory: '',
      };
      const isKnownType = random.chance(0.8);
      const product = {
        id: text(),
        name: text(),
        brand: text(),
        category: isKnownType ? category : text(),
        subcategory: isKnownType ? subcategory : text(),
        shade: random.pick<string | undefined>(['#A06F4A', '#000000', '#ffffff', '"/><script>', '#12', undefined]),
        view: random.pick(views),
      };
      try {
        await expectPicture(product);
      } catch (cause) {
        throw new Error(`seed ${seed}, picture ${at}: ${JSON.stringify(product)}`, { cause });
      }
    }
  });

  const lipstick = { id: 'a', name: 'Rouge', brand: 'Rose', category: 'makeup', subcategory: 'lipstick' };

  it('draws the same picture for the same product', () => {
    expect(drawProduct(lipstick)).toBe(drawProduct({ ...lipstick }));
  });

  it('draws different pictures for different products of one brand and kind', () => {
    const pictures = Array.from({ length: 200 }, (_, at) => drawProduct({ ...lipstick, id: `product-${at}` }));
    expect(new Set(pictures).size).toBe(200);
  });

  it('shows a make-up shade as it is in both views', () => {
    for (const view of views) {
      for (const place of subcategoryPaths.filter(({ category }) => category === 'makeup')) {
        for (let at = 0; at < 8; at += 1) {
          const product = { ...lipstick, ...place, id: `shade ${at}`, shade: '#A06F4A', view };
          expect({ ...product, shown: drawProduct(product).includes('#A06F4A') }).toEqual({ ...product, shown: true });
        }
      }
    }
  });

  it('shows the shade in both views whatever word of the name chose the silhouette', () => {
    const inMakeup = Object.keys(usualSilhouettes.makeup ?? {});
    for (const [words, , within = 'makeup'] of nameRules) {
      const name = words.replace(/[|$].*/, '');
      const subcategories = within === 'makeup' ? inMakeup : inMakeup.filter((key) => within.split(' ').includes(key));
      for (const subcategory of subcategories) {
        for (const view of views) {
          const product = { ...lipstick, subcategory, name, shade: '#A06F4A', view };
          expect({ ...product, shown: drawProduct(product).includes('#A06F4A') }).toEqual({ ...product, shown: true });
        }
      }
    }
  });

  it('draws a category or subcategory called like a built-in property', async () => {
    for (const category of ['constructor', '__proto__', 'makeup', '']) {
      for (const subcategory of ['constructor', 'name', '__proto__', '']) {
        for (const view of views) await expectPicture({ ...lipstick, category, subcategory, view });
      }
    }
  });

  it('knows a category however its key is spelled', () => {
    const oil = { ...lipstick, subcategory: 'hair oil' };
    expect(drawProduct({ ...oil, category: 'hair_care' })).toBe(drawProduct({ ...oil, category: 'hair care' }));
  });
});
