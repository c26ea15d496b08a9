import type { BackupSection } from '@henna/contracts';
import { importReasons, replayFailures } from '@henna/contracts/told';
import { useTranslation } from 'react-i18next';
import { inOtherWords, problemInOtherWords } from './known-sentence.ts';

/** What stands beside `refusals` in languages other than the service's. */
export interface ToldWords {
  readonly importReasons: Readonly<Record<string, string>>;
  readonly importFields: Readonly<Record<string, string>>;
  readonly replayFailures: Readonly<Record<string, string>>;
  readonly analyticsRefusals: Readonly<Record<string, string>>;
}

/** What the service told of something that has run, in the language of the screen where it is known in it. */
export function useToldWords() {
  const { t, i18n } = useTranslation();
  const words = i18n.getResource(i18n.language, 'translation', 'told') as ToldWords | undefined;
  const problem = (text: string) =>
    words ? problemInOtherWords(text, importReasons, words.importReasons, words.importFields) : text;
  const rowError = (text: string): string => {
    const [, row, why] = /^Row (\d+): (.*)$/s.exec(text) ?? [];
    return words && row && why ? `${t('admin.transfer.import.row')} ${row}: ${problem(why)}` : text;
  };
  return {
    /** Why a row was refused or passed over: `field: reason`, or the reason alone. */
    problem,
    /** `Row n: field: reason` */
    rowError,
    /** `section: Row n: field: reason` of a restore. */
    recordError: (text: string): string => {
      const [, section, error] = /^(\w+): (Row .*)$/s.exec(text) ?? [];
      if (!words || !section || !error) return text;
      return `${t(`admin.transfer.restore.sections.${section as BackupSection}`)}: ${rowError(error)}`;
    },
    /** What an import says of itself as a whole. */
    importMessage: (text: string): string => (words && inOtherWords(text, importReasons, words.importReasons)) ?? text,
    /** Why a replay failed. */
    replayFailure: (text: string): string =>
      (words && inOtherWords(text, replayFailures, words.replayFailures)) ?? text,
  };
}
