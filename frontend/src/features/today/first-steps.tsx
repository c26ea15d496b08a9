import { CircleCheck, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../admin-kit/session.ts';
import { ButtonLink } from '../../components/buttons.ts';
import type { Today } from './api.ts';
import { Steps } from './today.styles.ts';

const steps = ['categories', 'brands', 'products', 'banners'] as const;

/** Whether there is still nothing to show to visitors. */
export const isEmptySite = ({ catalogue: { categories, brands, products } }: Today): boolean =>
  categories === 0 || brands === 0 || products === 0;

/** What a new installation needs, in the order in which it is added, and what is done of it. */
export function FirstSteps({ catalogue }: Pick<Today, 'catalogue'>) {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  const next = steps.find((step) => catalogue[step] === 0);
  return (
    <Section title={t('admin.today.firstSteps')} text={t('admin.today.firstStepsText')}>
      <Steps>
        {steps.map((step) => {
          const count = catalogue[step];
          const Icon = count > 0 ? CircleCheck : Circle;
          return (
            <li key={step} data-done={count > 0 || undefined}>
              <Icon size={22} aria-hidden />
              <div>
                <strong>{t(`admin.shell.${step}`)}</strong>
                <p>{count > 0 ? t('admin.today.stepDone', { count }) : t(`admin.today.steps.${step}`)}</p>
              </div>
              {mayWrite && count === 0 && step === 'products' && (
                <ButtonLink to="/admin/import">{t('admin.palette.import')}</ButtonLink>
              )}
              {mayWrite && count === 0 && (
                <ButtonLink
                  variant={step === next ? 'contained' : 'outlined'}
                  to={`/admin/${step}`}
                  search={step === 'categories' ? {} : { form: 'new' }}
                >
                  {t(`admin.today.add.${step}`)}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </Steps>
    </Section>
  );
}
