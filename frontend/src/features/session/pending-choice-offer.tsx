import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  borderRadius: 14,
  background: theme.vars?.palette.quiet,
  '& p': { flex: '1 1 220px' },
}));

interface PendingChoiceOfferProps {
  readonly text: string;
  readonly accept: string;
  readonly decline: string;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** What somebody was about to do before signing in, offered again. */
export function PendingChoiceOffer({ text, accept, decline, onAccept, onDecline }: PendingChoiceOfferProps) {
  return (
    <Card role="status">
      <Typography variant="body2">{text}</Typography>
      <Button variant="contained" size="small" onClick={onAccept}>
        {accept}
      </Button>
      <Button size="small" onClick={onDecline}>
        {decline}
      </Button>
    </Card>
  );
}
