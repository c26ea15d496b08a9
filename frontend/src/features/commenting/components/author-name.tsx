import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../../profile/index.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';

const loadCard = () => import('./author-card.tsx');
const AuthorCard = lazyComponent(loadCard, 'AuthorCard');

const Opener = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  padding: '2px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: theme.vars?.palette.divider,
  textUnderlineOffset: 4,
  '&:hover': { textDecorationColor: 'currentcolor' },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

interface AuthorNameProps {
  readonly name: string;
  /** null where there is no public profile to open. */
  readonly profileOf: string | null;
}

/** An author's name; where they have a public profile, it opens a card with it. */
export function AuthorName({ name, profileOf }: AuthorNameProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  if (profileOf === null)
    return (
      <Typography component="bdi" variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
    );
  const prepare = () => {
    void loadCard();
    void client.prefetchQuery(profileQuery(profileOf));
  };
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-label={t('commenting.openProfile', { name })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <bdi>{name}</bdi>
      </Opener>
      {open && <AuthorCard userId={profileOf} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
