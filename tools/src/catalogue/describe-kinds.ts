/** How the kind of a subcategory is put into words. */
export interface Kind {
  /** Plain noun, without its article. */
  noun: string;
  /** More exact nouns, by what the product's name says; the first that fits. */
  nouns?: [name: RegExp, noun: string][];
  /** What one uses it for: facts of the kind, never of the product. */
  uses: string[];
}

const kind = (noun: string, uses: string[], nouns?: [RegExp, string][]): Kind => ({ noun, uses, nouns });

const liquid = /liquid|fluid|serum|drops/i;
const stick = /stick/i;
const cream = /cream|crème|creme|balm/i;

const makeup: Record<string, Kind> = {
  primer: kind('face primer', [
    'for the step before foundation',
    'to wear under makeup',
    'for after skincare and before color',
  ]),
  brows: kind(
    'brow product',
    ['for shaping and filling in brows', 'for defining the brows', 'for brows, from soft to bold'],
    [
      [/pencil|definer/i, 'brow pencil'],
      [/pomade/i, 'brow pomade'],
      [/gel|mascara/i, 'brow gel'],
      [/powder/i, 'brow powder'],
      [/marker|pen\b/i, 'brow pen'],
      [/wax|freeze|soap/i, 'brow wax'],
    ],
  ),
  'eyeshadow base': kind('eyeshadow base', [
    'for bare lids, before the first color',
    'to put on under eyeshadow',
    'for the lids before powder or cream color',
  ]),
  eyeshadow: kind(
    'eyeshadow',
    ['for everyday lids and evening looks', 'for the lids, alone or layered', 'for color on the eyes'],
    [
      [/palette|quint|quad|couleurs/i, 'eyeshadow palette'],
      [/stick|crayon/i, 'eyeshadow stick'],
      [liquid, 'liquid eyeshadow'],
      [cream, 'cream eyeshadow'],
    ],
  ),
  eyeliner: kind(
    'eyeliner',
    ['for fine lines or a full wing', 'for lining the eyes', 'for the lash line'],
    [
      [/gel/i, 'gel eyeliner'],
      [/liquid|felt|pen\b|marker|ink/i, 'liquid eyeliner'],
      [/kohl|khôl|kajal/i, 'kohl eyeliner'],
      [/pencil|crayon|stylo/i, 'eyeliner pencil'],
    ],
  ),
  mascara: kind(
    'mascara',
    ['for upper and lower lashes', 'for the last step of the eyes', 'for lashes by day and by night'],
    [
      [/waterproof/i, 'waterproof mascara'],
      [/tubing|tubes/i, 'tubing mascara'],
      [/volum/i, 'volume mascara'],
      [/length/i, 'lengthening mascara'],
    ],
  ),
  foundation: kind(
    'foundation',
    ['for face and neck', 'to even out the complexion', 'for brush, sponge or fingertips'],
    [
      [stick, 'foundation stick'],
      [/powder/i, 'powder foundation'],
      [/serum/i, 'serum foundation'],
      [/cushion/i, 'cushion foundation'],
      [/cream|crème/i, 'cream foundation'],
      [/liquid|fluid|drop/i, 'liquid foundation'],
      [/tint/i, 'skin tint'],
    ],
  ),
  'tinted moisturizer': kind(
    'tinted moisturizer',
    ['for days with little makeup', 'for cream and color in one step', 'for a light veil of color'],
    [
      [/\bBB\b/i, 'BB cream'],
      [/\bCC\b/i, 'CC cream'],
    ],
  ),
  concealer: kind(
    'concealer',
    ['for under the eyes and small marks', 'for spots, shadows and redness', 'for touching up where it is needed'],
    [
      [liquid, 'liquid concealer'],
      [stick, 'concealer stick'],
      [/pencil/i, 'concealer pencil'],
    ],
  ),
  'color correction': kind(
    'color corrector',
    ['for shadows and redness, under concealer', 'to balance tones before foundation', 'for the step before concealer'],
    [
      [/palette/i, 'color-correcting palette'],
      [/powder/i, 'color-correcting powder'],
      [/primer/i, 'color-correcting primer'],
    ],
  ),
  blush: kind(
    'blush',
    ['for color on the cheeks', 'for the apples of the cheeks', 'for a little warmth in the face'],
    [
      [/liquid|paint/i, 'liquid blush'],
      [/stick|wand/i, 'blush stick'],
      [cream, 'cream blush'],
      [/powder|baked/i, 'powder blush'],
      [/palette/i, 'blush palette'],
    ],
  ),
  'bronzer and contour': kind(
    'bronzer',
    ['for warmth along the cheekbones and temples', 'for shape and warmth', 'for the places the sun would touch'],
    [
      [/contour stick|shaping stick|sculpt.*stick|skinstick/i, 'contour stick'],
      [/contour|sculpt/i, 'contour product'],
      [/stick/i, 'bronzing stick'],
      [cream, 'cream bronzer'],
      [/powder/i, 'bronzing powder'],
    ],
  ),
  highlighter: kind(
    'highlighter',
    ['for cheekbones and brow bones', 'for light where it falls', 'for the high points of the face'],
    [
      [stick, 'highlighter stick'],
      [liquid, 'liquid highlighter'],
      [/powder/i, 'highlighting powder'],
      [/balm|cream/i, 'cream highlighter'],
    ],
  ),
  'setting powder': kind(
    'setting powder',
    ['for the last step of a base', 'for setting foundation and concealer', 'for touch-ups from the handbag'],
    [
      [/pressed|compact/i, 'pressed powder'],
      [/finishing/i, 'finishing powder'],
    ],
  ),
  'loose powder': kind('loose powder', [
    'for setting a base with brush or puff',
    'for the dressing table rather than the bag',
    'for a light dusting over foundation',
  ]),
  'setting spray': kind('setting spray', [
    'for the very last step of makeup',
    'for misting over finished makeup',
    'for finishing the face',
  ]),
  'lip liner': kind('lip liner', [
    'for the outline of the lips',
    'for shaping lips before lipstick',
    'for the step before lipstick',
  ]),
  lipstick: kind(
    'lipstick',
    ['for color on the lips', 'for a bare face or a full look', 'for the one step that changes a look'],
    [
      [/liquid|paint|fluid|lacquer/i, 'liquid lipstick'],
      [/pencil|crayon/i, 'lipstick pencil'],
      [/matte|velvet/i, 'matte lipstick'],
      [/sheer|shine/i, 'sheer lipstick'],
      [/satin/i, 'satin lipstick'],
    ],
  ),
  'lip balm': kind(
    'lip balm',
    ['for dry lips at any hour', 'for pocket and bedside', 'for bare lips or under lipstick'],
    [[/tint|color|colour/i, 'tinted lip balm']],
  ),
  'lip gloss': kind(
    'lip gloss',
    ['for shine on the lips', 'to wear alone or over lipstick', 'for a glossy finish'],
    [[/plump/i, 'plumping lip gloss']],
  ),
  'lip oil': kind('lip oil', [
    'for shine without stickiness in mind',
    'to wear alone or over color',
    'for lips that want gloss and care',
  ]),
  'lip tint': kind(
    'lip tint',
    [
      'for a wash of color on the lips',
      'for color that sits close to the lips',
      'for stained rather than painted lips',
    ],
    [[/stain/i, 'lip stain']],
  ),
  'lip/cheek': kind('color for lips and cheeks', [
    'for two places with one product',
    'for quick makeup with the fingertips',
    'for lips, cheeks and little luggage',
  ]),
};

const skincare: Record<string, Kind> = {
  cleanser: kind(
    'face cleanser',
    ['for mornings and evenings', 'for the first step at the basin', 'for washing the face'],
    [
      [/balm|butter/i, 'cleansing balm'],
      [/oil/i, 'cleansing oil'],
      [/micellar/i, 'micellar water'],
      [/foam/i, 'foaming cleanser'],
      [/gel|jelly/i, 'gel cleanser'],
    ],
  ),
  toner: kind('toner', [
    'for the step after cleansing',
    'for a cotton pad or the palms',
    'for after the basin and before serum',
  ]),
  moisturizer: kind(
    'face moisturizer',
    ['for day and night', 'for the last step of the evening', 'for after serum'],
    [
      [/gel/i, 'gel moisturizer'],
      [/night/i, 'night cream'],
      [/cream|crème/i, 'face cream'],
      [/lotion|fluid|milk/i, 'face lotion'],
    ],
  ),
  serum: kind(
    'face serum',
    ['for the step before cream', 'for a few drops after toner', 'to press into clean skin'],
    [[/night/i, 'night serum']],
  ),
  'eye cream': kind(
    'eye cream',
    ['for the skin around the eyes', 'to pat on with the ring finger', 'for the thin skin under the eyes'],
    [[/gel/i, 'eye gel']],
  ),
  sunscreen: kind(
    'sunscreen',
    ['for the last step of the morning', 'for daily wear on the face', 'for days outdoors and by the window'],
    [[/mineral|physical|zinc/i, 'mineral sunscreen']],
  ),
  exfoliant: kind(
    'face exfoliant',
    ['for once or twice a week', 'for smoothing the skin of the face', 'for evenings without haste'],
    [
      [/pads/i, 'set of peel pads'],
      [/peel/i, 'face peel'],
      [/scrub|polish/i, 'face scrub'],
    ],
  ),
  mask: kind(
    'face mask',
    ['for a quiet quarter of an hour', 'for once or twice a week', 'for evenings at home'],
    [
      [/clay|mud/i, 'clay mask'],
      [/sheet/i, 'sheet mask'],
      [/sleeping|overnight/i, 'overnight mask'],
    ],
  ),
  oil: kind('face oil', [
    'for a few drops before bed',
    'for the last step of the evening',
    'to warm between the palms',
  ]),
  mist: kind('face mist', [
    'for the desk, the plane and the bag',
    'for a fine spray at any hour',
    'for between the other steps',
  ]),
  treatment: kind('blemish treatment', ['for single spots', 'for use on the spot', 'for the places that need it']),
};

const hair: Record<string, Kind> = {
  shampoo: kind(
    'shampoo',
    ['for wash day', 'for scalp and lengths', 'for the shower shelf'],
    [
      [/clarifying|detox/i, 'clarifying shampoo'],
      [/purple/i, 'purple shampoo'],
    ],
  ),
  conditioner: kind(
    'conditioner',
    ['for after shampoo', 'for lengths and ends', 'for easier combing'],
    [[/leave-? ?in/i, 'leave-in conditioner']],
  ),
  'styling cream': kind(
    'styling cream',
    ['for damp hair', 'for shaping lengths and ends', 'for air-drying or the dryer'],
    [[/curl/i, 'curl cream']],
  ),
  'hair oil': kind('hair oil', ['for lengths and ends', 'for a drop or two on damp hair', 'for finishing a style']),
  'dry shampoo': kind('dry shampoo', ['for the days between washes', 'for roots in a hurry', 'for the second day']),
  'hair mask': kind('hair mask', [
    'for once a week after shampoo',
    'for lengths that need more than conditioner',
    'for an evening of hair care',
  ]),
  'heat protectant': kind(
    'heat protectant',
    ['for use before dryer and iron', 'for damp hair before styling', 'for blow-dry days'],
    [
      [/spray|mist/i, 'heat-protecting spray'],
      [/cream/i, 'heat-protecting cream'],
      [/primer/i, 'heat-protecting primer'],
    ],
  ),
  'hair spray': kind(
    'hair spray',
    ['for finishing a style', 'for hold and texture', 'for the last step at the mirror'],
    [
      [/textur|surf|wave|beach/i, 'texture spray'],
      [/root|volum|thicken/i, 'volume spray'],
    ],
  ),
  mousse: kind(
    'mousse',
    ['for damp hair before drying', 'for body at the roots', 'for curls and blow-dries'],
    [
      [/foam/i, 'styling foam'],
      [/curl/i, 'curl mousse'],
    ],
  ),
  gel: kind(
    'styling gel',
    ['for definition and hold', 'for curls and sleek styles', 'for damp or dry hair'],
    [[/curl/i, 'curl gel']],
  ),
};

const body: Record<string, Kind> = {
  'body wash': kind(
    'body wash',
    ['for the daily shower', 'for shower and bath', 'for the shower shelf'],
    [
      [/oil/i, 'shower oil'],
      [/gel/i, 'shower gel'],
      [/bath/i, 'foaming bath'],
    ],
  ),
  'body lotion': kind(
    'body lotion',
    ['for after the shower', 'for arms, legs and everywhere else', 'for skin from the neck down'],
    [
      [/cream|crème|creme/i, 'body cream'],
      [/milk/i, 'body milk'],
    ],
  ),
  'body scrub': kind('body scrub', [
    'for once or twice a week',
    'for elbows, knees and heels',
    'for smoother skin from the shower',
  ]),
  'body oil': kind(
    'body oil',
    ['for after the bath', 'for damp skin after the shower', 'for massage and shine'],
    [
      [/shimmer|luminiz|glow/i, 'shimmering body oil'],
      [/dry/i, 'dry body oil'],
    ],
  ),
  deodorant: kind(
    'deodorant',
    ['for every morning', 'for underarms', 'for the gym bag and the bathroom'],
    [
      [/stick/i, 'deodorant stick'],
      [/spray/i, 'deodorant spray'],
      [/cream/i, 'cream deodorant'],
    ],
  ),
  'body butter': kind('body butter', [
    'for dry elbows, knees and heels',
    'for winter skin',
    'for evenings after the bath',
  ]),
  'body mist': kind('scented body mist', [
    'for a light scent after the shower',
    'for skin and clothes',
    'for warm days',
  ]),
  'hand cream': kind(
    'hand cream',
    ['for desk, bag and bedside', 'for hands and cuticles', 'for after washing up'],
    [
      [/salve|healer/i, 'hand salve'],
      [/balm/i, 'hand balm'],
    ],
  ),
  'foot cream': kind('foot cream', ['for heels and soles', 'for tired feet', 'for bare summer feet']),
};

const perfume: Record<string, Kind> = {
  perfume: kind(
    'perfume',
    ['for skin and memory', 'to wear at the wrist and the neck', 'for days worth remembering'],
    [
      [/eau de parfum intense/i, 'eau de parfum intense'],
      [/eau de parfum/i, 'eau de parfum'],
      [/elixir/i, 'elixir'],
    ],
  ),
  'eau de toilette': kind('eau de toilette', [
    'for every day',
    'for a lighter touch of scent',
    'for the morning and again at noon',
  ]),
  cologne: kind(
    'cologne',
    ['for a fresh start', 'for generous splashes', 'for warm days'],
    [[/eau de cologne/i, 'eau de cologne']],
  ),
  'body spray': kind('body spray', ['for a light scent all over', 'for after the shower', 'for the gym bag']),
  'solid perfume': kind('solid perfume', ['for pocket and bag', 'for a dab at the wrist', 'for scent without a spray']),
  'perfume oil': kind('perfume oil', [
    'for the pulse points',
    'for scent close to the skin',
    'to dab on rather than spray',
  ]),
};

/** Kinds by category and subcategory. */
export const kinds: Record<string, Record<string, Kind>> = {
  makeup,
  skincare,
  'hair care': hair,
  'body care': body,
  perfumes: perfume,
};
