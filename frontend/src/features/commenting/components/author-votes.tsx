import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';

const shownAtFirst = 3;

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, marginBlock: '2px 8px' });
const List = styled('ul')({ display: 'contents', listStyle: 'none' });
const More = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 32,
  minHeight: 26,
  padding: '0 8px',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44, borderRadius: 22 },
}));

/** What the author voted for on this product: up to three options, the others on demand. */
export function AuthorVotes({ votes }: Pick<CommentResponse, 'votes'>) {
  const { t } = useTranslation();
  const label = useLabel();
  const { language } = useLanguage();
  const [all, setAll] = useState(false);
  if (votes.length === 0) return null;
  const shown = all ? votes : votes.slice(0, shownAtFirst);
  const more = votes.length - shown.length;
  return (
    <Row>
      <Typography variant="caption" color="textSecondary">
        {t('commenting.votedFor')}
      </Typography>
      <List>
        {shown.map(({ key, labels }) => (
          <li key={key}>
            <Badge>{label(key, labels)}</Badge>
          </li>
        ))}
      </List>
      {more > 0 && (
        <More type="button" aria-label={t('commenting.moreVotes', { count: more })} onClick={() => setAll(true)}>
          {`+${formatNumber(more, language)}`}
        </More>
      )}
    </Row>
  );
}
