import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { ButtonLink } from '../../../components/buttons.ts';
import { PageTitle } from '../../../components/page.tsx';
import type { ProfileResponse } from '../../../lib/api-types.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { clearMemberData } from '../../session/index.ts';
import { hasTraits, TraitsLine } from '../../traits/index.ts';
import { useCategoryLabel } from '../use-category-label.ts';
import { Avatar } from './avatar.tsx';
import { Actions, Card, Chips, Head } from './profile.styles.ts';

const Details = styled('section')({ display: 'grid', gap: 8 });

interface ProfileCardProps {
  readonly profile: ProfileResponse;
  readonly onEdit: () => void;
}

/** A person's own profile, as others see it. */
export function ProfileCard({ profile, onEdit }: ProfileCardProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const categoryLabel = useCategoryLabel();
  const { displayName, avatarUrl, email, bio, favoriteCategories, isPublic, traits, traitsPublic } = profile;
  const since = formatDate(profile.createdAt, language);
  return (
    <Card>
      <Head>
        <Avatar name={displayName} url={avatarUrl} person={profile.userId} />
        <div>
          <PageTitle documentTitle={t('profile.title')}>
            <bdi>{displayName}</bdi>
          </PageTitle>
          {since && <Typography color="textSecondary">{t('profile.memberSince', { date: since })}</Typography>}
          <Badge outlined={!isPublic} sx={{ marginBlockStart: 1 }}>
            {isPublic ? t('profile.public') : t('profile.private')}
          </Badge>
        </div>
      </Head>
      {email && (
        <Details>
          <Typography variant="caption" component="h2" color="textSecondary">
            {t('profile.email')}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{email}</bdi>
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('profile.emailPrivate')}
          </Typography>
        </Details>
      )}
      {bio && (
        <Details>
          <Typography variant="h3" component="h2">
            {t('profile.about')}
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {bio}
          </Typography>
        </Details>
      )}
      {favoriteCategories.length > 0 && (
        <Details>
          <Typography variant="h3" component="h2">
            {t('profile.favoriteCategories')}
          </Typography>
          <Chips>
            {favoriteCategories.map((key) => (
              <li key={key}>
                <Badge>{categoryLabel(key)}</Badge>
              </li>
            ))}
          </Chips>
        </Details>
      )}
      {hasTraits(traits) && (
        <Details>
          <Typography variant="h3" component="h2">
            {t('profile.traits')}
          </Typography>
          <TraitsLine traits={traits} />
          {!(isPublic && traitsPublic) && (
            <Typography variant="caption" color="textSecondary">
              {t('profile.emailPrivate')}
            </Typography>
          )}
        </Details>
      )}
      <Actions>
        <Button variant="contained" startIcon={<Pencil size={16} aria-hidden />} onClick={onEdit}>
          {t('profile.edit')}
        </Button>
        <ButtonLink variant="outlined" to="/shelf">
          {t('profile.shelf')}
        </ButtonLink>
        <ButtonLink variant="outlined" to="/account">
          {t('profile.account')}
        </ButtonLink>
        <Button href="/api/logout" onClick={clearMemberData}>
          {t('profile.signOut')}
        </Button>
      </Actions>
    </Card>
  );
}
