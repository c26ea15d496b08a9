import { categoryIcons, logoIcon } from '../../../assets/icons.ts';
import { PathIcon } from '../../../components/path-icon.tsx';

/** The drawn sign of a category; the leaf of the site for one that has none. */
export function CategoryIcon({ category, size }: { readonly category: string; readonly size: number }) {
  const icon = categoryIcons[category.toLowerCase().replaceAll('_', ' ')];
  return <PathIcon icon={icon ?? logoIcon} size={size} />;
}
