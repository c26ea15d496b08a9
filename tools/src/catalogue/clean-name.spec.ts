import { cleanName } from './clean-name.ts';

describe('cleanName', () => {
  it.each([
    ['COCO MADEMOISELLE Foaming Shower Gel', 'Coco Mademoiselle Foaming Shower Gel'],
    ['the POREfessional: agent zero shine', 'The POREfessional: agent zero shine'],
    ['they’re real! lengthening mascara', "They're Real! Lengthening Mascara"],
    ['Ultra HD Matte Setting Powder', 'Ultra HD Matte Setting Powder'],
    ['All About Eyes&trade; Concealer', 'All About Eyes Concealer'],
    ['BarePRO™ 24 hour  Foundation', 'BarePRO 24 hour Foundation'],
    ['AHA/BHA Exfoliating Cleanser', 'AHA/BHA Exfoliating Cleanser'],
    ['BLEU DE CHANEL Deodorant Stick', 'Bleu de Chanel Deodorant Stick'],
  ])('%s: spelled as people write it', (written, tidy) => expect(cleanName(written)).toBe(tidy));

  it.each([
    ['The Body Wash - With Niacinamide, Vitamins + Plant Surfactants', 'The Body Wash'],
    ['Skin Tint with Vitamin C and SPF 40', 'Skin Tint SPF 40'],
    ['Even Better Makeup Broad Spectrum SPF 15', 'Even Better Makeup SPF 15'],
    ['Lapis Blue Tansy Face Oil - For Oily Skin', 'Lapis Blue Tansy Face Oil'],
  ])('%s: keeps the sun protection factor and leaves promises out', (written, tidy) =>
    expect(cleanName(written)).toBe(tidy),
  );

  it('drops the brand in front only where a name remains', () => {
    expect(cleanName("L'Oreal Paris Telescopic Mascara", ["L'Oreal", "L'Oreal Paris"])).toBe('Telescopic Mascara');
    expect(cleanName('Sante Rouge', ['Sante'])).toBe('Sante Rouge');
  });
});
