/** Injection tokens of values without a class. */
export const SETTINGS = Symbol('settings');
export const LOGGER = Symbol('logger');
export const MASTER_KEY = Symbol('master key');
