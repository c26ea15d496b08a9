/** What the rules get wrong, found by reading the result line by line. Keys are `Brand | Name` after tidying. */
interface Correction {
  /** Stays out. */
  drop?: true;
  /** The name it is sold under. */
  name?: string;
  /** `category: subcategory` instead of the rules' place. */
  place?: string;
}

const drop: Correction = { drop: true };
const name = (text: string): Correction => ({ name: text });
const place = (text: string): Correction => ({ place: text });

export const corrections: Record<string, Correction> = {
  'Anastasia Beverly Hills | Dipbrow Waterproof, Smudge Proof Brow Pomade': name('Dipbrow Pomade'),
  'Armani Beauty | Acqua di Giò Eau de Toilette Spray': name('Acqua di Giò Eau de Toilette'),
  'bareMinerals | Warmth All-Over Face Color Loose Bronzer': place('makeup: bronzer and contour'),
  'Biossance | Squalane + Zinc Sheer Mineral Sunscreen SPF 30 PA+++': name(
    'Squalane + Zinc Sheer Mineral Sunscreen SPF 30',
  ),
  'Bumble and bumble | Bb. Pret-a-Powder Tres Invisible Dry Shampoo': name('Prêt-à-Powder Très Invisible Dry Shampoo'),
  'Bumble and bumble | Bb. Heat Shield Thermal Protection Mist': name('Heat Shield Thermal Protection Mist'),
  'Bumble and bumble | Prêt-à-Powder Dry Shampoo Powder': name('Prêt-à-Powder Dry Shampoo'),
  'Calvin Klein | Ck one Eau de Toilette': name('CK One Eau de Toilette'),
  'Charlotte Tilbury | Hot Lips Lipstick 2': name('Hot Lips 2 Lipstick'),
  'Clinique | Redness Solutions Makeup SPF 15': drop,
  'Danessa Myricks Beauty | Colorfix Eye, Cheek & Lip Cream Pigment': drop,
  'Danessa Myricks Beauty | Yummy Skin Blurring Balm Powder Flushed - Matte Color for Cheek & Lip': name(
    'Yummy Skin Blurring Balm Powder Flushed',
  ),
  'Dior | Homme Eau de Toilette': name('Dior Homme Eau de Toilette'),
  "Dolce&Gabbana | L'imperatrice Eau de Toilette": name("L'Impératrice Eau de Toilette"),
  'Drunk Elephant | T.L.C Glycolic Body Lotion': name('T.L.C. Glycolic Body Lotion'),
  'Eilish Fragrances | Eilish 1 Eau de Parfum': name('Eilish No. 1 Eau de Parfum'),
  'Estée Lauder | Estee Lauder Advanced Night Repair Synchronized Multi-Recovery Complex Serum': name(
    'Advanced Night Repair Synchronized Multi-Recovery Complex Serum',
  ),
  'Fenty Beauty | What it Dew Makeup Refreshing Spray': name('What It Dew Makeup Refreshing Spray'),
  'First Aid Beauty | FAB Pharma White Clay Acne Treatment Pads 2% Salicylic Acid': name(
    'FAB Pharma White Clay Acne Treatment Pads',
  ),
  "Fenty Beauty | Pro Filt'r Soft Matte Powder Foundation": drop,
  'First Aid Beauty | FAB Pharma BHA Acne Spot Treatment Gel 2% Salicylic Acid': name(
    'FAB Pharma BHA Acne Spot Treatment Gel',
  ),
  'Fable & Mane | HoliRoots Pre-wash Hair Treatment Oil': name('HoliRoots Pre-Wash Hair Treatment Oil'),
  'Glossier | Glossier Glossier You Eau de Parfum': name('Glossier You Eau de Parfum'),
  'Glossier | Cloud Paint Gel Cream Blush': drop,
  'Hermès | Eau de citron noir Eau de Cologne': name('Eau de Citron Noir Eau de Cologne'),
  'Kate Somerville | EradiKate Daily Cleanser Acne Treatment': drop,
  'Kayali | Kayali Vanilla': { name: 'Vanilla 28 Eau de Parfum', place: 'perfumes: perfume' },
  "Kiehl's | Creme de Corps Soy Milk & Honey Whipped Body Butter": name(
    'Crème de Corps Soy Milk & Honey Whipped Body Butter',
  ),
  "Kiehl's | Midnight Recovery Concentrate Moisturizing Face Oil": place('skincare: oil'),
  'Kosas | Plump + Juicy Vegan Collagen + Probiotic Spray-On Serum': drop,
  'Kosas | Good Body Skin AHA + Enzyme Exfoliating Body Wash': place('body care: body wash'),
  'Laura Mercier | Tinted Moisturizer SPF 20': name('Tinted Moisturizer Oil Free SPF 20'),
  'Living Proof | Perfect hair Day (PhD) Dry Shampoo': name('Perfect Hair Day Dry Shampoo'),
  "Maison Margiela | Replica' Coffee Break Eau de Toilette": name('Replica Coffee Break Eau de Toilette'),
  'Make Up For Ever | Step 1 Primer Color Corrector - Redness Corrector': name('Step 1 Primer Redness Corrector'),
  'Marc Jacobs | Daisy Eau so Fresh Eau de Toilette': name('Daisy Eau So Fresh Eau de Toilette'),
  'Moroccanoil | Moroccanoil Treatment Hair Oil': name('Moroccanoil Treatment'),
  'Moroccanoil | Moroccanoil Treatment Light Hair Oil': name('Moroccanoil Treatment Light'),
  'Murad | Acne Control Clarifying Body Spray': drop,
  'Nécessaire | The Shampoo- Balancing Cleanse': name('The Shampoo'),
  'NYX Professional Makeup | #Lotd Lip of the Day Liquid Lip Liner': name('Lip of the Day Liquid Lip Liner'),
  'NYX Professional Makeup | Eyebrow Push-Up Bra': drop,
  'NYX Professional Makeup | Fly': name('Fly with Me Mascara'),
  'Phlur | Phlur Vanilla Skin Hair Body Fragrance Mist': name('Vanilla Skin Hair & Body Fragrance Mist'),
  'Revlon | Colorstay Moisture Stain': name('ColorStay Moisture Stain'),
  'Tarte | Amazonian Clay BB Tinted Moisturizer SPF 20 Sunscreen': name('Amazonian Clay BB Tinted Moisturizer SPF 20'),
  'Tarte | BB Tinted Treatment 12-Hour Primer SPF 30 Sunscreen': drop,
  'Valentino | Donna Born in Roma Purple Melancholia': place('perfumes: perfume'),
  'Yves Saint Laurent | Libre Berry Crush': place('perfumes: perfume'),
};
