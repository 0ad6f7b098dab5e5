import type { ParkingReason, DeliveryState } from '@sabi/contracts/http/billing/orders';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { WebhookDelivery, ReportedPayment } from './webhook-delivery';

export class DeliveryExists extends Error {
  override readonly name = 'DeliveryExists';
}

export interface DeliveryRepository {
  /** @returns false without a delivery with this key */
  countCopy(key: string): Promise<boolean>;
  /** @throws {DeliveryExists}, which ends the transaction */
  insert(delivery: WebhookDelivery, transaction: Transaction): Promise<void>;
  find(id: string, transaction?: Transaction): Promise<WebhookDelivery | null>;
  /** @param reason for parking; null when done */
  finish(id: string, reason: ParkingReason | null, transaction: Transaction): Promise<void>;
  /** Parks a delivery whose retries failed. @returns null once handled */
  parkFailed(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** All deliveries about an invoice of an order, handled or not. */
  findReports(
    invoice: { orderId: string; invoiceId: string },
    transaction: Transaction,
  ): Promise<ReportedPayment[]>;
  /** Reopens a delivery parked as underpaid, as paid in full. @returns null for others and without a body */
  accept(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** @returns null unless parked */
  settle(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** Changes the reason of a settled delivery to UNDERPAID. */
  markUnderpaid(id: string, transaction: Transaction): Promise<void>;
  /** @returns null without a delivery with a body */
  reopen(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** Newest first. */
  list(page: {
    state: DeliveryState | null;
    after: PagePosition | null;
    limit: number;
  }): Promise<WebhookDelivery[]>;
}
