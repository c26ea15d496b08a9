import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StarRow } from '../../../components/rating-stars.tsx';
import { Tooltip } from '../../../components/tooltip.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { formatMoment, formatRelative } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { TraitsLine } from '../../traits/index.ts';
import { isPending } from '../thread.ts';
import { AuthorName } from './author-name.tsx';

/** How long ago; the full date on hover and on focus. */
function CommentTime({ at }: { readonly at: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const full = formatMoment(at, language);
  if (full === null) return t('commenting.unknownDate');
  return (
    <Tooltip text={full}>
      {(described) => (
        <time dateTime={at} tabIndex={0} {...described}>
          {formatRelative(at, language)}
        </time>
      )}
    </Tooltip>
  );
}

/** Says that the author changed the text afterwards, and when on hover and on focus. */
function EditedLabel({ at }: { readonly at: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      {' · '}
      <Tooltip text={t('commenting.editedAt', { date: formatMoment(at, language) ?? t('commenting.unknownDate') })}>
        {(described) => (
          <span tabIndex={0} role="note" {...described}>
            {t('commenting.edited')}
          </span>
        )}
      </Tooltip>
    </>
  );
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 10, minHeight: 28 });
/** Marks a comment that the demo wrote; one line above the list says what it means. */
const DemoDot = styled('span')(({ theme }) => ({
  width: 7,
  height: 7,
  borderRadius: '50%',
  background: theme.vars?.palette.saffron,
}));

interface AuthorLineProps {
  readonly comment: CommentResponse;
  readonly name: string;
  /** Whose reply it answers, where that is not the root. */
  readonly inReplyTo?: string | undefined;
}

/** Who wrote a comment, what they think of the product, and when. */
export function AuthorLine({ comment, name, inReplyTo }: AuthorLineProps) {
  const { t } = useTranslation();
  const pending = isPending(comment);
  return (
    <Line>
      <AuthorName name={name} profileOf={comment.hasProfile ? comment.userId : null} />
      {comment.authorTraits && <TraitsLine traits={comment.authorTraits} />}
      {inReplyTo && (
        <Typography variant="caption" color="textSecondary">
          {t('commenting.inReplyTo', { name: inReplyTo })}
        </Typography>
      )}
      {comment.stars !== null && (
        <span>
          <StarRow average={comment.stars} size={14} />
          <VisuallyHidden>{t('rating.stars', { count: comment.stars })}</VisuallyHidden>
        </span>
      )}
      <Typography variant="caption" color="textSecondary">
        {pending ? t('commenting.sending') : <CommentTime at={comment.createdAt} />}
        {comment.editedAt && !pending && <EditedLabel at={comment.editedAt} />}
      </Typography>
      {comment.demo && <DemoDot role="img" aria-label={t('commenting.demoHint')} title={t('commenting.demoHint')} />}
    </Line>
  );
}
