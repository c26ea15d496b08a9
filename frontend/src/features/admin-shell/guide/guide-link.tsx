import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButtonLink } from '../bar.styles.ts';
import { useCurrentScreen } from '../screens.ts';

/** Leads to the guide to the screen that is shown. */
export function GuideLink() {
  const { t } = useTranslation();
  const screen = useCurrentScreen();
  if (!screen) return null;
  const label = t('admin.guide.title', { screen: t(`admin.shell.${screen.name}`) });
  return (
    <IconButtonLink to="/admin/guide/$topic" params={{ topic: screen.name }} aria-label={label} title={label}>
      <CircleQuestionMark size={20} aria-hidden />
    </IconButtonLink>
  );
}
