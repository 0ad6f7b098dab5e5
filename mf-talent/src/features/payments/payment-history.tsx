import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { EmptyState, Section } from '@sabi/ui/section';
import { CancelOrderDialog } from './cancel-order-dialog';
import { MoreRows } from './more-rows';
import { PaymentRow } from './payment-row';
import type { Payment } from '@sabi/contracts/http/billing/payment-history';
import { usePayments } from './payment-queries';
import { useLookAgain, usePaymentNews } from './use-payment-news';

/** All orders with their outcome; updates while payments arrive. */
export function PaymentHistory({ anchor }: { anchor: string }) {
  const { t } = useTranslation('payments');
  const query = usePayments();
  const heading = useRef<HTMLHeadingElement>(null);
  const [cancelling, setCancelling] = useState<Payment | null>(null);
  usePaymentNews(query.data);
  useLookAgain();
  return (
    <Section title={t('history.title')} anchor={anchor} headingRef={heading}>
      <QueryContent query={query} loadingLabel={t('history.loading')}>
        {(payments) =>
          payments.length === 0 ? (
            <NoPayments />
          ) : (
            <MoreRows query={query} label={t('history.title')} count={payments.length}>
              {payments.map((payment) => (
                <PaymentRow
                  key={payment.order_id}
                  payment={payment}
                  onCancel={() => setCancelling(payment)}
                />
              ))}
            </MoreRows>
          )
        }
      </QueryContent>
      {cancelling && (
        <CancelOrderDialog
          payment={cancelling}
          onClose={() => setCancelling(null)}
          findFocusAfter={() => heading.current}
        />
      )}
    </Section>
  );
}

function NoPayments() {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  return (
    <>
      <EmptyState>{t('history.empty')}</EmptyState>
      <p>
        <ButtonLink variant="secondary" href={`${localizedPath(language, '/dashboard')}#plans`}>
          {t('have.offers')}
        </ButtonLink>
      </p>
    </>
  );
}
