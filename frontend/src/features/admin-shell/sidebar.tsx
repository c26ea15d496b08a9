import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ScreenNav } from './screen-nav.tsx';
import { Panel, PanelHead } from './sidebar.styles.ts';

/** @param onChosen called when a screen was chosen */
export function Sidebar({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useTranslation();
  return (
    <Panel aria-label={t('admin.shell.navigation')}>
      <PanelHead>
        <Typography variant="h3" component="p">
          {t('admin.shell.title')}
        </Typography>
        <small>{t('admin.shell.database')}</small>
      </PanelHead>
      <ScreenNav onChosen={onChosen} />
    </Panel>
  );
}
