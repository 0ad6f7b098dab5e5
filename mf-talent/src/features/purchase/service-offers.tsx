import type { Catalogue } from '@sabi/contracts/http/billing';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Section } from '../../layout/section';
import { formatRupiah } from './format-rupiah';
import styles from './service-offers.module.css';
import type { Purchase } from './use-purchase';

/** What is sold singly, whatever the plan. */
export function ServiceOffers({ catalogue, purchase }: { catalogue: Catalogue; purchase: Purchase }) {
  const { t } = useTranslation('plans');
  return (
    <Section title={t('services.title')}>
      <p className={styles['text']}>{t('services.text')}</p>
      <ul className={styles['services']}>
        {catalogue.services.map((service) => (
          <ServiceOffer key={service.service_type} service={service} purchase={purchase} />
        ))}
      </ul>
    </Section>
  );
}

interface ServiceOfferProps {
  service: Catalogue['services'][number];
  purchase: Purchase;
}

function ServiceOffer({ service, purchase: { busyWith, buy } }: ServiceOfferProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { service_type: serviceType, price: amount } = service;
  const name = service.name[language];
  const isBusy = busyWith === serviceType;
  return (
    <li className={styles['service']}>
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['price']}>
        {amount === null ? (
          t('plans.loginForPrice')
        ) : (
          <>
            <strong className={styles['amount']}>{formatRupiah(amount)}</strong> {service.unit[language]}
          </>
        )}
      </p>
      {amount !== null && (
        <Button
          className={styles['action']}
          variant="secondary"
          busy={isBusy}
          disabled={busyWith !== null && !isBusy}
          onClick={() => buy({ paymentType: 'ala_carte', serviceType, serviceName: name, amount })}
        >
          {isBusy ? t('purchase.processing') : t('services.buy')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
