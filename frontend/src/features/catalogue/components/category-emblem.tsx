import { categoryMarks, logoMark } from '../../../assets/marks.ts';
import { Mark } from '../../../components/mark.tsx';

/** The drawn sign of a category; the leaf of the site for one that has none. */
export function CategoryEmblem({ category, size }: { readonly category: string; readonly size: number }) {
  const mark = categoryMarks[category.toLowerCase().replaceAll('_', ' ')];
  return <Mark mark={mark ?? logoMark} size={size} />;
}
