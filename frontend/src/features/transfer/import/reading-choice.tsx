import { useTranslation } from 'react-i18next';
import { Select } from '../../../admin-kit/form/select.tsx';
import type { Draft, Encoding, ReadingChoice, Separator } from '../drafts-api.ts';
import { Pair } from '../panels.tsx';

const encodings: readonly Encoding[] = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1256'];
const separators: readonly Separator[] = [',', ';', '\t'];
const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

interface ReadingChoiceProps {
  /** What was recognised; absent where the file could not be read. */
  readonly draft: Pick<Draft, 'encoding' | 'separator'> | undefined;
  readonly isCsv: boolean;
  readonly choice: ReadingChoice;
  readonly onChange: (choice: ReadingChoice) => void;
}

/** How a file is read: as recognised, or as chosen. */
export function ReadingChoiceFields({ draft, isCsv, choice, onChange }: ReadingChoiceProps) {
  const { t } = useTranslation();
  const encodingText = (encoding: Encoding) => t(`admin.transfer.import.encodings.${encoding}`);
  const separatorText = (separator: Separator) => t(`admin.transfer.import.separators.${separatorNames[separator]}`);
  const recognised = (text: string | undefined) =>
    text === undefined ? t('admin.transfer.import.recognise') : t('admin.transfer.import.recognised', { name: text });
  return (
    <Pair>
      <Select
        label={t('admin.transfer.import.encoding')}
        value={choice.encoding ?? ''}
        onChange={(encoding) => onChange({ ...choice, encoding: encoding || undefined })}
        options={[
          { value: '', text: recognised(choice.encoding ? undefined : draft && encodingText(draft.encoding)) },
          ...encodings.map((value) => ({ value, text: encodingText(value) })),
        ]}
      />
      {isCsv && (
        <Select
          label={t('admin.transfer.import.separator')}
          value={choice.separator ?? ''}
          onChange={(separator) => onChange({ ...choice, separator: separator || undefined })}
          options={[
            {
              value: '',
              text: recognised(!choice.separator && draft?.separator ? separatorText(draft.separator) : undefined),
            },
            ...separators.map((value) => ({ value, text: separatorText(value) })),
          ]}
        />
      )}
    </Pair>
  );
}
