import { AppError } from '@sabi/service-kit/errors';
import { randomUUID } from 'node:crypto';
import type { CountedKind } from '@sabi/contracts/http/entitlements';
import type { PaymentAnswer, PaymentRequest } from '@sabi/contracts/http/orders';
import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../../../src/dependencies';
import { consumeEntitlement } from '../../../src/domain/entitlements/consume-entitlement';
import { createPayment } from '../../../src/domain/orders/create-payment';
import { refundOrder } from '../../../src/domain/orders/refund-order';
import { replayDelivery } from '../../../src/domain/payments/replay-delivery';
import { sweepOnce } from '../../../src/entry-points/schedule/start-sweeping';
import type { SandboxInvoice } from '../xendit';
import { Killed } from './life';
import { buyerCount, type Operation, starter } from './operations';
import type { Stage } from './stage';

export const voucherCode = 'AWALTAHUN';
const staff = { role: 'service_role', subject: 'rina' };
const dayMs = 86_400_000;

/** What somebody was told, and may rely on. */
export interface Promised {
  readonly uses: Map<string, { userId: string; kind: CountedKind; quantity: number }>;
  readonly refunds: Set<string>;
}

type Of<Type extends Operation['type']> = Extract<Operation, { type: Type }>;

/** Buyers, the provider, a forger and the staff, one operation after the other. */
export class Play {
  readonly buyers = Array.from({ length: buyerCount }, () => randomUUID());
  readonly promised: Promised = { uses: new Map(), refunds: new Set() };

  #downFor = 0;

  constructor(private readonly stage: Stage) {}

  async open(): Promise<void> {
    const { db } = this.stage.database;
    const at = (days: number) => new Date(this.stage.now().getTime() + days * dayMs);
    const window = { valid_from: at(-30), valid_until: at(60) };
    const voucher = { _id: voucherCode, kind: 'percentage', value: 10, ...window, max_uses: 3, uses: 0 };
    await db.collection<{ _id: string }>('vouchers').insertOne(voucher);
  }

  async perform(operation: Operation): Promise<void> {
    if (!this.stage.service && this.#downFor === 0) await this.stage.revive();
    if (!this.stage.service) this.#downFor -= 1;
    await this.#do(operation);
    if ('isPatient' in operation && operation.isPatient) await this.settle();
  }

  /** Until nobody is telling anything any more and everything told has been worked on. */
  async settle(): Promise<void> {
    await this.stage.xendit.idle();
    const outbox = this.stage.database.db.collection('outbox');
    while (this.stage.service && (await outbox.findOne({ parkedAt: null }, { projection: { _id: 1 } })))
      await delay(15);
  }

  async #do(operation: Operation): Promise<void> {
    if (operation.type === 'buy') await this.#buy(operation);
    else if (operation.type === 'start-free') await this.#startFree(operation);
    else if (operation.type === 'use') await this.#use(operation);
    else if (operation.type === 'refund') await this.#refund(operation);
    else if (operation.type === 'replay') await this.#replay(operation);
    else if (operation.type === 'sweep') await this.sweep();
    else if (operation.type === 'wait') await this.stage.wait(operation.ms);
    else if (operation.type === 'jump') this.stage.skewMs = operation.ms;
    else if (operation.type === 'fail') await this.stage.xendit.fail(operation.fault);
    else if (operation.type === 'kill') this.#kill(operation);
    else await this.#atProvider(operation);
  }

  #kill({ step, when, downFor }: Of<'kill'>): void {
    this.#downFor = downFor;
    if (step === 0) this.stage.kill();
    else this.stage.prepareBlow({ step, when });
  }

  /** One round of the sweeper; the database's clock, by which its turns go, is the world's. */
  async sweep(): Promise<void> {
    const turns = this.stage.database.db.collection<{ _id: string; whole_at: Date | null }>('turns');
    await turns.updateMany({}, { $set: { next_at: new Date(0) } });
    const before = await turns.findOne();
    const startedAt = this.stage.now();
    await this.#ask((service) => sweepOnce(service));
    const after = await turns.findOne();
    if (after?.whole_at?.getTime() !== before?.whole_at?.getTime())
      await turns.updateMany({}, { $set: { whole_at: startedAt } });
  }

  /** @returns null where the service is not there, dies over it, or refuses */
  async #ask<T>(question: (service: Dependencies) => Promise<T>): Promise<T | null> {
    const { service } = this.stage;
    if (!service) return null;
    try {
      return await question(service.dependencies);
    } catch (error) {
      if (error instanceof Killed || error instanceof AppError || service.life.isOver) return null;
      throw error;
    }
  }

  /** As often as somebody clicks, at once. */
  async #click<T>(clicks: number, question: (service: Dependencies) => Promise<T>): Promise<T[]> {
    const answers = await Promise.all(Array.from({ length: clicks }, () => this.#ask(question)));
    return answers.filter((answer) => answer !== null);
  }

  async #buy({ buyer, item, clicks, withVoucher }: Of<'buy'>): Promise<void> {
    const code = withVoucher ? voucherCode : undefined;
    const request: PaymentRequest = { ...item, ...(code && { voucherCode: code }) };
    const wish = { userId: this.buyers[buyer] ?? '', request, language: 'id' } as const;
    const answers = await this.#click(clicks, (service) => createPayment(wish, service));
    const pages = new Set(answers.map(({ invoice_url: url }: PaymentAnswer) => url));
    if (pages.size > 1) throw new Error(`${clicks} clicks led to ${[...pages].join(' and ')}`);
  }

  async #startFree({ buyer }: Of<'start-free'>): Promise<void> {
    const wish = { userId: this.buyers[buyer] ?? '', request: starter, language: 'en' } as const;
    await this.#ask((service) => createPayment(wish, service));
  }

  async #use({ buyer, kind, quantity, key, clicks }: Of<'use'>): Promise<void> {
    const userId = this.buyers[buyer] ?? '';
    const request = { kind, quantity, idempotency_key: `key-${key}` };
    const answers = await this.#click(clicks, (service) =>
      consumeEntitlement({ userId, request, now: service.now() }, service),
    );
    if (answers.length > 0) this.promised.uses.set(`${userId} ${key}`, { userId, kind, quantity });
  }

  async #refund({ which, clicks }: Of<'refund'>): Promise<void> {
    const orders = this.stage.database.db.collection<{ _id: string }>('orders');
    const paid = await orders
      .find({ paid_at: { $ne: null } })
      .sort({ created_at: 1 })
      .toArray();
    const order = paid[which % Math.max(1, paid.length)];
    if (!order) return;
    const refund = { orderId: order._id, reason: 'Asked for', staff };
    const answers = await this.#click(clicks, (service) => refundOrder(refund, service));
    if (answers.length > 0) this.promised.refunds.add(order._id);
  }

  async #replay({ which }: Of<'replay'>): Promise<void> {
    const deliveries = this.stage.database.db.collection<{ _id: string }>('webhook_deliveries');
    const all = await deliveries.find().sort({ received_at: 1 }).toArray();
    const delivery = all[which % Math.max(1, all.length)];
    if (!delivery) return;
    await this.#ask((service) => replayDelivery({ deliveryId: delivery._id, staff }, service));
  }

  async #atProvider(
    operation: Of<'pay' | 'pay-late' | 'settle' | 'expire' | 'forge' | 'resend'>,
  ): Promise<void> {
    const { xendit } = this.stage;
    if (operation.type === 'resend') {
      const ids = await xendit.webhooks();
      const id = ids[operation.which % Math.max(1, ids.length)];
      if (id) await xendit.resend([id]);
      return;
    }
    const invoices = (await xendit.invoices()).filter((invoice) => isMeant(operation, invoice));
    const invoice = invoices[operation.which % Math.max(1, invoices.length)];
    if (!invoice) return;
    if ('webhook' in operation && operation.webhook) await xendit.spoil(operation.webhook);
    if (operation.type === 'pay') await xendit.pay(invoice.id);
    else if (operation.type === 'pay-late')
      await xendit.payLate(invoice.id, { staysExpired: operation.staysExpired });
    else if (operation.type === 'settle') await xendit.settle(invoice.id);
    else if (operation.type === 'expire') await xendit.expire(invoice.id);
    else await this.#forge(operation, invoice, invoices);
  }

  async #forge(
    { forgery, copies }: Of<'forge'>,
    { id, amount }: SandboxInvoice,
    invoices: readonly SandboxInvoice[],
  ): Promise<void> {
    const paid = { status: 'PAID', paid_amount: amount, paid_at: this.stage.now().toISOString() };
    const lies: Record<typeof forgery, { body: object; token?: string }> = {
      paid: { body: paid },
      settled: { body: { ...paid, status: 'SETTLED' } },
      expired: { body: { status: 'EXPIRED' } },
      token: { body: paid, token: 'forged' },
      amount: { body: { ...paid, amount: 1, paid_amount: 1 } },
      currency: { body: { ...paid, currency: 'USD' } },
      order: { body: { ...paid, external_id: invoices.at(-1)?.external_id } },
      shape: { body: { status: 7 } },
    };
    await this.stage.xendit.tell(id, { ...lies[forgery], copies });
  }
}

/** What can happen to an invoice depends on where it is; money never comes twice for one. */
function isMeant({ type }: Operation, { status, payment_method: method }: SandboxInvoice): boolean {
  if (type === 'pay') return status === 'PENDING';
  if (type === 'pay-late') return status === 'EXPIRED' && method === undefined;
  if (type === 'settle') return status === 'PAID';
  if (type === 'expire') return status === 'PENDING';
  return true;
}
