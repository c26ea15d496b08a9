/** Injection tokens of values without a class. */
export const SETTINGS = Symbol('settings');
export const LOGGER = Symbol('logger');
/** {@link Metrics}; null where nothing is measured. */
export const METRICS = Symbol('metrics');
/** `Tracing`; null where nothing is traced. */
export const TRACING = Symbol('tracing');
export const MASTER_KEY = Symbol('master key');
