import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { initialsOf, tintOf } from '../../../lib/member-mark.ts';
import type { TintName } from '../../../theme/palette.ts';

/** Edge in pixels, and how large initials are written in it. */
const sizes = { small: [40, 'body2'], medium: [64, 'h3'], large: [88, 'h2'] } as const;
type Size = keyof typeof sizes;

const Round = styled('span')<{ readonly 'data-size': Size; readonly 'data-tint': TintName }>(
  ({ theme, 'data-size': size, 'data-tint': tint }) => ({
    ...theme.typography[sizes[size][1]],
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: sizes[size][0],
    height: sizes[size][0],
    borderRadius: '50%',
    overflow: 'hidden',
    fontWeight: 600,
    background: theme.vars?.palette.tint[tint].main,
    color: theme.vars?.palette.tint[tint].ink,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
);

interface AvatarProps {
  readonly name: string;
  readonly url: string | null;
  readonly size?: Size;
  /** The id of the person, who is known by a colour. */
  readonly person: string | null;
}

/** The person's picture, or the initials where there is none or it cannot be shown. */
export function Avatar({ name, url, size = 'large', person }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [edge] = sizes[size];
  return (
    <Round aria-hidden data-size={size} data-tint={tintOf(person)}>
      {url && broken !== url ? (
        <img src={url} alt="" width={edge} height={edge} referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      ) : (
        initialsOf(name)
      )}
    </Round>
  );
}
