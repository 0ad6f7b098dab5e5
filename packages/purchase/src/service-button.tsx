import type { Catalogue } from '@sabi/contracts/http/billing/catalogue';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { isSold } from './is-sold';
import { NoticeButton } from './notice-button';
import type { Purchase } from './use-purchase';

export type SoldService = Catalogue['services'][number];

interface ServiceButtonProps {
  service: SoldService;
  purchase: Purchase;
  className?: string | undefined;
}

/** Orders a single service; for one that is not sold yet, requests an availability notice. */
export function ServiceButton({ service, purchase: { busyWith, buy }, className }: ServiceButtonProps) {
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  const { service_type: serviceType, price: amount } = service;
  const serviceName = service.name[language];
  if (!isSold(service.redemption))
    return <NoticeButton className={className} kind={service.kind} name={serviceName} />;
  if (amount === null) return null;
  const isBusy = busyWith === serviceType;
  return (
    <Button
      className={className}
      variant="secondary"
      busy={isBusy}
      disabled={busyWith !== null && !isBusy}
      onClick={() => buy({ paymentType: 'ala_carte', serviceType, serviceName, amount })}
    >
      {isBusy ? t('purchase.processing') : t('offers.buy')}
      <VisuallyHidden> {serviceName}</VisuallyHidden>
    </Button>
  );
}
