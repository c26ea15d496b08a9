import type { Options } from 'mingo/types';

/** The options themselves, out of what mingo computes one document with: for the next document. */
export const plainOptions = (options: Options): Options =>
  'options' in options ? (options as unknown as { options: Options }).options : options;
