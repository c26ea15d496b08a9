import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

/** Leads back, in words of its own. */
export const Back = createLink(
  styled('a')(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    fontSize: '0.9375rem',
    color: theme.vars?.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars?.palette.text.primary, textDecoration: 'underline', textUnderlineOffset: 3 },
    'html[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  })),
);

export const BackArrow = () => <ArrowLeft size={16} aria-hidden />;

export function BackLink({
  to,
  text,
}: {
  readonly to: '/' | '/brands' | '/products' | '/profile';
  readonly text: string;
}) {
  return (
    <Back to={to}>
      <BackArrow />
      {text}
    </Back>
  );
}
