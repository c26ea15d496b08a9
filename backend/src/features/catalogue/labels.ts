import type { Labels } from '@henna/domain';

/** Labels as they are kept: an empty one is none. */
export const keptLabels = (labels: { readonly ar?: string | null }): Labels => (labels.ar ? { ar: labels.ar } : {});
