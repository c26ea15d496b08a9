import { styled } from '@mui/material/styles';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.ts';

const Button = styled(IconButton)(({ theme }) => ({
  background: `rgb(from ${theme.vars?.palette.background.paper} r g b / 72%)`,
  '&:hover': { background: theme.vars?.palette.background.paper },
  '&[aria-pressed=true]': { color: theme.vars?.palette.primary.main, '& svg': { fill: 'currentcolor' } },
}));

interface FavoriteHeartProps {
  readonly name: string;
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

export function FavoriteHeart({ name, pressed, onToggle }: FavoriteHeartProps) {
  const { t } = useTranslation();
  return (
    <Button
      onClick={onToggle}
      aria-pressed={pressed}
      aria-label={pressed ? t('common.card.removeFavorite', { name }) : t('common.card.addFavorite', { name })}
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
