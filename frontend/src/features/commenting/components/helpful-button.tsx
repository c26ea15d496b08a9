import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';

/** As wide with a number as without: what stands beside it does not move. */
const Toggle = styled(Button)(({ theme }) => ({
  minWidth: 124,
  justifyContent: 'flex-start',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.primary,
  '&[aria-pressed="true"]': { color: theme.vars?.palette.secondary.main },
  '&[aria-pressed="true"] svg': { fill: 'currentcolor', fillOpacity: 0.25 },
}));
const Count = styled(Typography)({ alignSelf: 'center', minHeight: 36, paddingInline: 14, lineHeight: '36px' });

interface HelpfulButtonProps {
  readonly comment: CommentResponse;
  readonly name: string;
  /** Absent on one's own: only the number is shown. */
  readonly onMark?: ((helpful: boolean) => void) | undefined;
}

/** How many find a comment helpful; a press says that the reader does too, another takes it back. */
export function HelpfulButton({ comment, name, onMark }: HelpfulButtonProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { helpfulCount, helpful } = comment;
  const text =
    helpfulCount > 0
      ? t('commenting.helpfulCount', { count: helpfulCount, number: formatNumber(helpfulCount, language) })
      : t('commenting.helpful');
  if (!onMark)
    return helpfulCount > 0 ? (
      <Count variant="caption" color="textSecondary">
        {text}
      </Count>
    ) : null;
  return (
    <Toggle
      size="small"
      color="inherit"
      startIcon={<ThumbsUp size={16} aria-hidden />}
      aria-pressed={helpful === true}
      aria-label={t('commenting.helpfulOf', { text, name })}
      onClick={() => onMark(helpful !== true)}
    >
      {text}
    </Toggle>
  );
}
