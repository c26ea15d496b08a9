import { formatWhen } from '../lib/format.ts';
import { useTexts } from './use-texts.ts';

interface WhenProps {
  /** ISO 8601; without it nothing is shown. */
  readonly iso: string | null;
  /** The text around it; by default the time stands alone. */
  readonly text?: (when: string) => string;
}

/** A time in few words, "Today 6:23 AM", with the whole of it on hover. */
export function When({ iso, text = capitalized }: WhenProps) {
  const { language, moment } = useTexts();
  const when = formatWhen(iso, language);
  if (iso === null || when === null) return null;
  return (
    <time dateTime={iso} title={moment(iso)}>
      {text(when)}
    </time>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
