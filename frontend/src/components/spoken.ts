import { styled } from '@mui/material/styles';

/** Takes no room on the screen and is read out all the same. */
export const spokenOnly = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const Spoken = styled('span')(spokenOnly);
