import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelHeadProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The text changes while one looks, and is read out then. */
  readonly live?: boolean;
}

/** The title of a panel or a card, with a sentence on it. */
export function PanelHead({ title, children, live = false }: PanelHeadProps) {
  return (
    <div>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" role={live ? 'status' : undefined}>
        {children}
      </Typography>
    </div>
  );
}
