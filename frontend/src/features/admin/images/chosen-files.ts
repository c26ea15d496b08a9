import { limits } from '@henna/contracts';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'];

export type FileProblem =
  { readonly kind: 'type'; readonly type: string } | { readonly kind: 'size'; readonly megabytes: string };

/** Why a file is no picture for a product; null when it is one. */
export function fileProblem(file: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!imageTypes.includes(file.type)) return { kind: 'type', type: file.type };
  if (file.size > limits.imageBytes) return { kind: 'size', megabytes: (file.size / 1024 / 1024).toFixed(1) };
  return null;
}

/** The list with the item at one place moved to another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
