import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import type { PaymentRequest } from '@sabi/contracts/http/billing/orders';
import { priceOf } from '@sabi/svc-billing/catalogue';

/** Bodies of `POST /functions/v1/xendit-payment`, with the catalogue's current price. */
export const planRequest = (planType: PlanType): PaymentRequest => ({
  paymentType: 'subscription',
  planType,
  amount: priceOf(planType),
});

export const serviceRequest = (serviceType: ServiceType): PaymentRequest => ({
  paymentType: 'ala_carte',
  serviceType,
  serviceName: serviceType,
  amount: priceOf(serviceType),
});
