import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Section, TextLines } from '../../admin-kit/page-parts.tsx';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import { Badge } from '../../components/badge.ts';
import { MemberLink } from './member-link.tsx';
import { contributionsOfQuery, reportsQuery, type ContributionKind, type Member } from './api.ts';

export const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, auto) minmax(0, 1fr)',
  gap: '8px 20px',
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0 },
}));
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' });

export function ProfileSection({ member: { profile } }: { readonly member: Member }) {
  const { t } = useTexts();
  return (
    <Section title={t('admin.members.profile')}>
      {profile ? (
        <div>
          <Head>
            <bdi>{profile.displayName}</bdi>
            <Badge outlined>{t(profile.isPublic ? 'admin.members.public' : 'admin.members.private')}</Badge>
          </Head>
          {profile.bio !== null && (
            <Typography variant="body2" dir="auto" sx={{ marginBlockStart: 1, whiteSpace: 'pre-wrap' }}>
              {profile.bio}
            </Typography>
          )}
        </div>
      ) : (
        <Typography variant="body2">{t('admin.members.noProfile')}</Typography>
      )}
    </Section>
  );
}

const removedFields = { comments: 'removedComments', votes: 'removedVotes', ratings: 'removedRatings' } as const;
const screens = { comments: '/admin/comments', votes: '/admin/votes', ratings: '/admin/ratings' } as const;

/** The number of one kind of contributions, and the latest of them. */
export function LatestContributions({ kind, member }: { readonly kind: ContributionKind; readonly member: Member }) {
  const { t, number } = useTexts();
  const { data, error } = useQuery(contributionsOfQuery(kind, member.id));
  const removed = member[removedFields[kind]];
  return (
    <div>
      <Head>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          {t(`admin.members.${kind}`)} ({number(member[kind])})
        </Typography>
        {removed > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('admin.members.removedCount', { n: number(removed) })}
          </Typography>
        )}
        <MemberLink
          to={screens[kind]}
          search={{ q: member.id }}
          aria-label={`${t('admin.members.showAll')}: ${t(`admin.members.${kind}`)}`}
        >
          {t('admin.members.showAll')}
        </MemberLink>
      </Head>
      {error && <Typography role="alert">{t('admin.common.loadFailed')}</Typography>}
      <TextLines aria-busy={!data}>
        {data?.items.map((item) => (
          <li key={item.id}>
            <span dir="auto">
              {'content' in item ? item.content : 'vote' in item ? item.vote : '★'.repeat(item.stars)}
            </span>{' '}
            <small>
              – <bdi>{item.productName}</bdi>, <When iso={item.createdAt} />
            </small>
          </li>
        ))}
      </TextLines>
    </div>
  );
}

export function ReportsSection({ id }: { readonly id: string }) {
  const { t, number } = useTexts();
  const { data, error } = useQuery(reportsQuery(id));
  return (
    <Section title={t('admin.members.reports')}>
      {error && <Typography role="alert">{t('admin.common.loadFailed')}</Typography>}
      {data?.total === 0 && <Typography variant="body2">{t('admin.members.noReports')}</Typography>}
      <TextLines aria-busy={!data}>
        {data?.items.map(({ comment, reports, state }) => (
          <li key={comment.id}>
            <span dir="auto">{comment.content ?? t('admin.contributions.hiddenText')}</span>{' '}
            <small>
              – {t('admin.members.reportCount', { count: reports.length, n: number(reports.length) })},{' '}
              {t(`admin.moderation.${state}`)}
              {comment.removedAt !== null && `, ${t('admin.moderation.removedBadge')}`}
            </small>
          </li>
        ))}
      </TextLines>
    </Section>
  );
}
