import { useTexts } from '../../admin-kit/use-texts.ts';

/** A position of the log as a number; a dash where nothing has been read, or where it is not known. */
export function usePositionText(): (position: string | null) => string {
  const { number } = useTexts();
  return (position) => (position === null || position.startsWith('-') ? '–' : number(Number(position)));
}
