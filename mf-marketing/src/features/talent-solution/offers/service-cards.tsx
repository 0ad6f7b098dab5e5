import { supportPreview } from '@sabi/shared-texts/catalogue';
import { isSold, describeLifetime, describeRedemption } from '@sabi/purchase';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Card } from '@sabi/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offerAnchor } from './offer-anchor';
import type { ShownService } from './public-offers';
import styles from './service-cards.module.css';

interface ServiceCardsProps<Service extends ShownService> {
  services: readonly Service[];
  priceOf: (service: Service) => ReactNode;
  actionOf: (service: Service) => ReactNode;
}

/** The eight services that are sold separately from plans. */
export function ServiceCards<Service extends ShownService>({
  services,
  priceOf,
  actionOf,
}: ServiceCardsProps<Service>) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  return (
    <div className={styles['services']}>
      <div className={styles['intro']}>
        <h3 className={styles['title']}>{t('services.title')}</h3>
        <p className={styles['text']}>{t('services.text')}</p>
      </div>
      <ul className={styles['list']}>
        {services.map((service) => (
          <li key={service.service_type} id={offerAnchor(service.service_type)} tabIndex={-1}>
            <Card className={styles['card']}>
              <h4 className={styles['name']}>{service.name[language]}</h4>
              <p className={styles['price']}>
                {priceOf(service)}
                {isSold(service.redemption) && (
                  <small className={styles['soft']}>{describeLifetime(service.lifetime, language)}</small>
                )}
              </p>
              <p className={styles['redemption']}>{describeRedemption(service, language)}</p>
              {actionOf(service)}
            </Card>
          </li>
        ))}
      </ul>
      <p className={styles['text']}>{supportPreview[language]}</p>
    </div>
  );
}
