import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { IconButton } from '../../../components/buttons.ts';
import { ErrorState } from '../../../components/states.tsx';
import type { ProfileResponse } from '../../../lib/api-types.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { TraitsLine } from '../../traits/index.ts';
import { PublishedShelf } from '../../shelf/index.ts';
import { Avatar, Chips, profileQuery, PublicComments, useCategoryLabel } from '../../profile/index.ts';

const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: 16, marginBlockEnd: 16 });
const Names = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Body = styled('div')({ display: 'grid', gap: 16, minHeight: 96, alignContent: 'start' });
interface AuthorCardProps {
  readonly userId: string;
  /** The name shown with the comment, until the profile is loaded. */
  readonly name: string;
  readonly onClose: () => void;
}

/** An author's public profile over the page. */
export function AuthorCard({ userId, name, onClose }: AuthorCardProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const title = useId();
  const { data, error, refetch } = useQuery(profileQuery(userId));
  const shown = data?.displayName ?? name;
  const since = formatDate(data?.createdAt ?? null, language);
  return (
    <Dialog labelledBy={title} onClose={onClose}>
      <Head>
        <Avatar name={shown} url={data?.avatarUrl ?? null} size="medium" person={userId} />
        <Names>
          <Typography variant="h3" component="h2" id={title}>
            <bdi>{shown}</bdi>
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {since ? t('commenting.memberSince', { date: since }) : '\u00a0'}
          </Typography>
        </Names>
        <IconButton
          onClick={onClose}
          aria-label={t('common.close')}
          sx={{ alignSelf: 'flex-start', marginBlockStart: -1, marginInlineEnd: -1 }}
        >
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <Body aria-busy={data === undefined && !error}>
        {error && <ErrorState error={error} title={t('commenting.profileFailed')} onRetry={() => void refetch()} />}
        {data === null && <Typography variant="body2">{t('commenting.profilePrivate')}</Typography>}
        {data?.traits && <TraitsLine traits={data.traits} />}
        {data && <About profile={data} />}
        {data?.isPublic && <PublicComments userId={userId} onLeave={onClose} />}
        {data?.isPublic && data.shelfPublic && <PublishedShelf userId={userId} onLeave={onClose} />}
      </Body>
    </Dialog>
  );
}

function About({ profile }: { readonly profile: ProfileResponse }) {
  const { t } = useTranslation();
  const categoryLabel = useCategoryLabel();
  const { bio, favoriteCategories } = profile;
  if (!bio && favoriteCategories.length === 0)
    return <Typography variant="body2">{t('commenting.profileEmpty')}</Typography>;
  return (
    <>
      {bio && (
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {bio}
        </Typography>
      )}
      {favoriteCategories.length > 0 && (
        <div>
          <Typography variant="caption" color="textSecondary">
            {t('commenting.favoriteCategories')}
          </Typography>
          <Chips sx={{ marginBlockStart: 1 }}>
            {favoriteCategories.map((key) => (
              <li key={key}>
                <Badge>{categoryLabel(key)}</Badge>
              </li>
            ))}
          </Chips>
        </div>
      )}
    </>
  );
}
