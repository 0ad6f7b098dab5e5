import type { ParkingReason, DeliveryState } from '@sabi/contracts/http/orders';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '../transactions/transaction';
import type { WebhookDelivery, ToldPayment } from './webhook-delivery';

/** A copy of the delivery came first. */
export class DeliveryExists extends Error {
  override readonly name = 'DeliveryExists';
}

export interface DeliveryRepository {
  /** Counts one more copy of a delivery. @returns false when there is none yet */
  countCopy(key: string): Promise<boolean>;
  /** @throws {DeliveryExists}, which ends the transaction */
  insert(delivery: WebhookDelivery, transaction: Transaction): Promise<void>;
  find(id: string, transaction?: Transaction): Promise<WebhookDelivery | null>;
  /** @param reason why it is parked; null when it is done */
  finish(id: string, reason: ParkingReason | null, transaction: Transaction): Promise<void>;
  /** Parks one that could not be worked on for as long as it was tried. @returns null when it has been worked on */
  giveUp(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** All that was ever told of an invoice of an order, worked on or not. */
  findTold(invoice: { orderId: string; invoiceId: string }, transaction: Transaction): Promise<ToldPayment[]>;
  /** Has one that is parked as underpaid worked on as paid in full. @returns null for any other, and without a body */
  accept(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** @returns null unless it was parked */
  settle(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** Keeps that what a person has settled is that too little came, whatever it was parked for. */
  noteUnderpaid(id: string, transaction: Transaction): Promise<void>;
  /** @returns null where there is none, or none with a body to work on */
  reopen(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** Newest first. */
  list(page: {
    state: DeliveryState | null;
    after: PagePosition | null;
    limit: number;
  }): Promise<WebhookDelivery[]>;
}
