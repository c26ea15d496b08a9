import '../../i18n/help.en.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRouterState } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/buttons.ts';
import { Dialog } from '../../components/dialog.tsx';

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const Keys = styled('dl')(({ theme }) => ({
  margin: '8px 0 16px',
  '& > div': {
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 44,
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& dd': { margin: 0 },
  '& kbd': {
    ...theme.typography.caption,
    padding: '2px 10px',
    borderRadius: 8,
    border: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.quiet,
    whiteSpace: 'nowrap',
  },
}));

/** What the keyboard can do here. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const title = useId();
  const forAdmin = useRouterState({ select: ({ location }) => location.pathname.startsWith('/admin') });
  const table = [
    ['↑ ↓ Home End', t('help.rows')],
    ['Enter', t('help.openRow')],
    [t('help.space'), t('help.selectRow')],
    [t('help.shiftArrows'), t('help.selectRows')],
    ['Ctrl + B', t('help.sidebar')],
  ] as const;
  const keys = [
    ...(forAdmin
      ? ([
          ['Ctrl + K', t('help.palette')],
          ['/', t('help.searchTable')],
        ] as const)
      : ([[t('help.searchKeys'), t('help.search')]] as const)),
    ['?', t('help.help')],
    ['F8', t('help.toasts')],
    ['Esc', t('help.close')],
    [t('help.arrowKeys'), t('help.arrows')],
    ...(forAdmin ? table : []),
  ] as const;
  return (
    <Dialog labelledBy={title} onClose={onClose}>
      <Head>
        <Typography variant="h3" component="h2" id={title}>
          {t('help.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('common.close')}>
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <Keys>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
      <Typography variant="body2" color="textSecondary">
        {t('help.whileTyping')}
      </Typography>
    </Dialog>
  );
}
