import { useTexts } from '../../admin-kit/use-texts.ts';

const reasons = ['spam', 'advertising', 'insult', 'personalData', 'offTopic'] as const;

/** The usual reasons for a removal, as the author will read them. */
export function useRemovalReasons(): readonly string[] {
  const { t } = useTexts();
  return reasons.map((reason) => t(`admin.moderation.removalReasons.${reason}`));
}
