import { serviceFacts, type ServiceFacts, supportPreview } from '@sabi/contracts/catalogue';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Card } from '@sabi/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './service-cards.module.css';

interface ServiceCardsProps {
  priceOf: (service: ServiceFacts) => ReactNode;
  actionOf: (service: ServiceFacts) => ReactNode;
}

/** The eight services that are sold singly, whatever the plan. */
export function ServiceCards({ priceOf, actionOf }: ServiceCardsProps) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  return (
    <div className={styles['services']}>
      <div className={styles['intro']}>
        <h3 className={styles['title']}>{t('services.title')}</h3>
        <p className={styles['text']}>{t('services.text')}</p>
      </div>
      <ul className={styles['list']}>
        {serviceFacts.map((service) => (
          <li key={service.service_type}>
            <Card className={styles['card']}>
              <h4 className={styles['name']}>{service.name[language]}</h4>
              <p className={styles['price']}>{priceOf(service)}</p>
              {actionOf(service)}
            </Card>
          </li>
        ))}
      </ul>
      <p className={styles['text']}>{supportPreview[language]}</p>
    </div>
  );
}
