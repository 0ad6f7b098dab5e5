import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { Section } from '../../layout/section';
import { useCatalogue } from './catalogue-query';
import styles from './plan-panel.module.css';

/** Every account has it until plans can be bought: specification, section 4. */
const currentPlan = 'starter';

/** The plan of the account and what it brings. Nothing is counted while there is nothing to use up. */
export function PlanPanel() {
  const { t } = useTranslation();
  const language = useLanguage();
  const catalogue = useCatalogue();
  return (
    <Section title={t('dashboard.plan.title')}>
      <QueryContent query={catalogue} loadingLabel={t('dashboard.plan.loading')}>
        {({ plans }) => {
          const plan = plans.find(({ plan_type: type }) => type === currentPlan);
          return (
            plan && (
              <>
                <p className={styles['name']}>{plan.name[language]}</p>
                <ul className={styles['features']}>
                  {plan.features.map((feature) => (
                    <li key={feature.en}>{feature[language]}</li>
                  ))}
                </ul>
              </>
            )
          );
        }}
      </QueryContent>
      <p className={styles['text']}>{t('dashboard.plan.usage')}</p>
      <p>
        <ButtonLink variant="secondary" href={localizedPath(language, '/talent-solution')}>
          {t('dashboard.plan.action')}
        </ButtonLink>
      </p>
    </Section>
  );
}
