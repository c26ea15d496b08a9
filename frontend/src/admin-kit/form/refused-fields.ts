import { ApiError } from '../../lib/api.ts';
import { useRefusalText, type FieldText } from '../../lib/use-refusal-text.ts';

/** Fields of the record whose value another record has, by the code of the refusal. */
const takenFields: Readonly<Record<string, string>> = {
  NAME_TAKEN: 'name',
  NAME_TAKEN_BY_REMOVED: 'name',
  REFERENCE_TAKEN: 'reference',
  REFERENCE_TAKEN_BY_REMOVED: 'reference',
};

/** Finds the fields of the record that a refusal is about, with its messages. */
export function useRefusedFields(): (error: Error) => readonly FieldText[] {
  const { fieldTexts, refusalText } = useRefusalText();
  return (error) => {
    const takenField = error instanceof ApiError && takenFields[error.code ?? ''];
    return takenField ? [{ field: takenField, message: refusalText(error) }] : fieldTexts(error);
  };
}
