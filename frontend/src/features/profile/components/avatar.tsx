import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { initialsOf } from '../initials.ts';

const Round = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 88,
  height: 88,
  borderRadius: '50%',
  overflow: 'hidden',
  background: theme.vars?.palette.tint.rose.main,
  color: theme.vars?.palette.tint.rose.ink,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** The person's picture, or the initials where there is none or it cannot be shown. */
export function Avatar({ name, url }: { readonly name: string; readonly url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Round aria-hidden>
      {url && broken !== url ? (
        <img src={url} alt="" width={88} height={88} referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      ) : (
        initialsOf(name)
      )}
    </Round>
  );
}
