import '../../../i18n/profile.en.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { publicCommentsQuery } from '../contributions.ts';
import { ContributionList } from './contribution-list.tsx';

interface PublicCommentsProps {
  readonly userId: string;
  /** Called when a product is opened. */
  readonly onLeave: () => void;
}

/** The latest comments of a member with a public profile. */
export function PublicComments({ userId, onLeave }: PublicCommentsProps) {
  const { t } = useTranslation();
  const { data } = useQuery(publicCommentsQuery(userId));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="public-comments-title">
      <Typography variant="caption" component="h3" color="textSecondary" id="public-comments-title">
        {t('profile.activity.latestComments')}
      </Typography>
      <ContributionList items={data.items} onLeave={onLeave} />
    </section>
  );
}
