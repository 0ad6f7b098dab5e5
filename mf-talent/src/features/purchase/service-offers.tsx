import { supportPreview } from '@sabi/shared-texts/catalogue';
import type { Catalogue } from '@sabi/contracts/http/billing/catalogue';
import {
  isSold,
  describeLifetime,
  OfferPrice,
  type Purchase,
  describeRedemption,
  reducedPrice,
  ServiceButton,
  type SoldService,
} from '@sabi/purchase';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Section } from '@sabi/ui/section';
import styles from './service-offers.module.css';

/** Services that are sold separately from plans. */
export function ServiceOffers({ catalogue, purchase }: { catalogue: Catalogue; purchase: Purchase }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  return (
    <Section title={t('services.title')}>
      <p className={styles['text']}>{t('services.text')}</p>
      <ul className={styles['services']}>
        {catalogue.services.map((service) => (
          <ServiceOffer key={service.service_type} service={service} purchase={purchase} />
        ))}
      </ul>
      <p className={styles['text']}>{supportPreview[language]}</p>
    </Section>
  );
}

function ServiceOffer({ service, purchase }: { service: SoldService; purchase: Purchase }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { price, redemption } = service;
  const lifetime = isSold(redemption) && describeLifetime(service.lifetime, language);
  return (
    <li className={styles['service']}>
      <h3 className={styles['name']}>{service.name[language]}</h3>
      <p className={styles['price']}>
        {price === null ? (
          t('plans.loginForPrice')
        ) : (
          <OfferPrice
            price={price}
            unit={service.unit[language]}
            reduced={reducedPrice(purchase.voucher, service.service_type)}
          />
        )}
        {lifetime && <span className={styles['lifetime']}>{lifetime}</span>}
      </p>
      <p className={styles['redemption']}>{describeRedemption(service, language)}</p>
      <ServiceButton
        className={styles[isSold(redemption) ? 'action' : 'notice']}
        service={service}
        purchase={purchase}
      />
    </li>
  );
}
