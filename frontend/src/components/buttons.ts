import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';

/** A button or link that is one symbol, as large as a finger. */
export const IconButton = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: theme.vars?.palette.text.primary,
  transition: 'background-color 150ms ease-out',
  '&:hover': { background: theme.vars?.palette.quiet },
  '&.Mui-disabled': { color: theme.vars?.palette.text.disabled },
})) as typeof ButtonBase;

/** A link that looks like a button. */
export const ButtonLink = createLink(Button);
