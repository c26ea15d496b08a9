import { styled } from '@mui/material/styles';
import { useState } from 'react';

/** First letters of the first two words of a name. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** Edge in pixels, and how large initials are written in it. */
const sizes = { medium: [64, 'h3'], large: [88, 'h2'] } as const;
type Size = keyof typeof sizes;

const Round = styled('span')<{ readonly 'data-size': Size }>(({ theme, 'data-size': size }) => ({
  ...theme.typography[sizes[size][1]],
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: sizes[size][0],
  height: sizes[size][0],
  borderRadius: '50%',
  overflow: 'hidden',
  background: theme.vars?.palette.tint.rose.main,
  color: theme.vars?.palette.tint.rose.ink,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

interface AvatarProps {
  readonly name: string;
  readonly url: string | null;
  readonly size?: Size;
}

/** The person's picture, or the initials where there is none or it cannot be shown. */
export function Avatar({ name, url, size = 'large' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [edge] = sizes[size];
  return (
    <Round aria-hidden data-size={size}>
      {url && broken !== url ? (
        <img src={url} alt="" width={edge} height={edge} referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      ) : (
        initialsOf(name)
      )}
    </Round>
  );
}
