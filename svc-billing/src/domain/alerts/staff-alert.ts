import type { PaymentAlert } from './payment-alert';

export interface StaffAlertSubject {
  readonly kind: 'staff_alert';
  readonly alert: PaymentAlert;
}
