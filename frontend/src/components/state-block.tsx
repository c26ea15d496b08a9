import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '56px 24px',
  textAlign: 'center',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  '& > svg': { color: theme.vars?.palette.primary.main },
}));

interface StateBlockProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: 'alert' | 'status';
  /** Where it stands for the whole page, its title is the page's heading. */
  readonly heading?: boolean;
}

/** What stands in the place of content that is empty, missing or failed. */
export function StateBlock({ icon, title, text, action, role, heading }: StateBlockProps) {
  return (
    <Block role={role}>
      {icon}
      <Typography variant="h3" component={heading ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '46ch' }}>
          {text}
        </Typography>
      )}
      {action}
    </Block>
  );
}
