/** Injection tokens of values without a class. */
export const SETTINGS = Symbol('settings');
export const LOGGER = Symbol('logger');
export const MASTER_KEY = Symbol('master key');
/** What Home shows above its heading: the `PromotionSource` of the rendered pages. */
export const PROMOTION_SOURCE = Symbol('promotion source');
