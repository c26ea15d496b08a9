import Chip, { type ChipProps } from '@mui/material/Chip';
import { createLink } from '@tanstack/react-router';

function AnchorChip(props: ChipProps<'a', { component?: 'a' }>) {
  return <Chip component="a" clickable {...props} />;
}

/** A badge that leads somewhere. */
export const LinkChip = createLink(AnchorChip);
