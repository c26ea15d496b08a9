import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';
import type { CurrentUser, ProfileResponse } from '../../../lib/api-types.ts';
import { Card } from '../components/profile.styles.ts';
import { ProfileCard } from '../components/profile-card.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { fieldsOf, newFields, type ProfileFields } from '../profile-fields.ts';
import { clearMemberData } from '../../session/clear-member-data.ts';

const ButtonLink = createLink(Button);

export interface ProfilePageViewProps {
  readonly user: CurrentUser;
  /** null where there is none yet. */
  readonly profile: ProfileResponse | null;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  /** Unsaved text of before. */
  readonly draft: ProfileFields | null;
  readonly pending: boolean;
  readonly error: Error | null;
  readonly onSave: (fields: ProfileFields) => void;
}

/** The profile to read, or the form that makes or changes it. */
export function ProfilePageView({ user, profile, editing, onEdit, onCancel, ...form }: ProfilePageViewProps) {
  const { t } = useTranslation();
  if (profile && !editing)
    return (
      <Page>
        <ProfileCard profile={profile} onEdit={onEdit} />
      </Page>
    );
  return (
    <Page>
      <Card>
        <div>
          <PageTitle documentTitle={t('profile.title')}>
            {profile ? t('profile.edit') : t('profile.createProfile')}
          </PageTitle>
          <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
            {t('profile.purpose')}
          </Typography>
        </div>
        <ProfileForm
          saved={profile ? fieldsOf(profile) : newFields(user)}
          onCancel={profile ? onCancel : undefined}
          {...form}
        />
        {!profile && (
          <Box sx={{ marginInline: -2.5 }}>
            <ButtonLink to="/account">{t('profile.account')}</ButtonLink>
            <Button href="/api/logout" onClick={clearMemberData}>
              {t('profile.signOut')}
            </Button>
          </Box>
        )}
      </Card>
    </Page>
  );
}
