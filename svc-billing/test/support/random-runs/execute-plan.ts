import { setTimeout as delay } from 'node:timers/promises';
import type { CountedKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { usageSettlementRequested } from '@sabi/contracts/messages/billing';
import { createMessage } from '@sabi/event-bus/create-message';
import type { SandboxInvoice } from '@sabi/test-kit/xendit';
import { sweepOnce } from '../../../src/entry-points/schedule/start-sweeping';
import { lies, type Plan, type Step, wishes } from './plan';
import { type Answer, voucherCode, type World } from './world';

/** A requested use. */
export interface AskedUse {
  readonly userId: string;
  readonly key: string;
  readonly kind: CountedKind;
  readonly quantity: number;
  /** Answered with 200. */
  isGranted: boolean;
}

/** A use that another service asked to settle, by one or more messages. */
export interface AskedSettlement extends Omit<AskedUse, 'isGranted'> {
  readonly outcome: 'used' | 'returned';
  readonly messageIds: readonly string[];
}

/** Steps whose effects are checked after a run. */
export interface Memory {
  readonly uses: AskedUse[];
  readonly settlements: AskedSettlement[];
  /** Orders that the staff refunded. */
  readonly refunds: Set<string>;
  /** Orders whose underpayment the staff accepted. */
  readonly accepted: Set<string>;
  /** Answers that the plan does not explain. */
  readonly surprises: string[];
}

/** Executes a plan's moments in order. */
export async function executePlan(plan: Plan, world: World): Promise<Memory> {
  const memory: Memory = {
    ...{ uses: [], settlements: [], surprises: [] },
    ...{ refunds: new Set(), accepted: new Set() },
  };
  const hasTrouble = plan.moments.flat().some(({ type }) => type === 'kill' || type === 'provider fails');
  let downFor = 0;
  for (const [index, moment] of plan.moments.entries()) {
    if (world.replicas.living.length === 0) {
      if (downFor === 0) await world.startInstance();
      else downFor -= 1;
    }
    for (const step of moment) if (step.type === 'kill') downFor = step.downFor;
    const answers = (await Promise.all(moment.map((step) => take(step, world, memory)))).flat();
    for (const answer of answers)
      if (answer && answer.status >= 500 && !hasTrouble && !(answer.status === 503 && moment.length > 1))
        memory.surprises.push(`moment ${index}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return memory;
}

type Answers = readonly (Answer | null)[];
type Carry<S extends Step> = (step: S, world: World, memory: Memory) => Promise<Answers>;

const take: Carry<Step> = (step, world, memory) => (steps[step.type] as Carry<Step>)(step, world, memory);

const steps: { readonly [Type in Step['type']]: Carry<Extract<Step, { type: Type }>> } = {
  buy: ({ who, wish, clicks, hasVoucher, namesOtherAmount }, world) => {
    const { token } = accountOf(world, who);
    const request = {
      ...pick(wishes, wish),
      ...(hasVoucher && { voucherCode }),
      ...(namesOtherAmount && { amount: 1 }),
    };
    return repeat(clicks, () => world.ask('POST', paymentPath, token, request));
  },
  starter: async ({ who }, world) => {
    const request = { paymentType: 'subscription', planType: 'starter', amount: 0 };
    return [await world.ask('POST', paymentPath, accountOf(world, who).token, request)];
  },
  pay: (step, world) => atProvider('PENDING', step, world, ({ id }) => world.xendit.pay(id)),
  'pay too little': (step, world) =>
    atProvider('PENDING', step, world, ({ id, amount }) => world.xendit.pay(id, { amount: amount - 1 })),
  'pay late': ({ staysExpired, toldAsExpired, isShort, ...step }, world) =>
    atProvider('EXPIRED', step, world, ({ id, amount }) =>
      world.xendit.payLate(id, { staysExpired, toldAsExpired, ...(isShort && { amount: amount - 1 }) }),
    ),
  settle: (step, world) => atProvider('PAID', step, world, ({ id }) => world.xendit.settle(id)),
  expire: (step, world) => atProvider('PENDING', step, world, ({ id }) => world.xendit.expire(id)),
  lie: async ({ which, lie, copies }, { xendit }) => {
    const invoice = pickOrNone(await xendit.invoices(), which);
    if (invoice) await xendit.sendWebhook(invoice.id, { ...lies[lie], copies });
    return [];
  },
  resend: async ({ which }, { xendit }) => {
    const id = pickOrNone(
      (await xendit.deliveries()).map((delivery) => delivery.id),
      which,
    );
    if (id) await xendit.resend([id]);
    return [];
  },
  'cancel order': async ({ which }, world) => {
    const order = pickOrNone(await world.findOrders('pending'), which);
    const owner = world.accounts.find(({ userId }) => userId === order?.userId);
    if (!order || !owner) return [];
    return [await world.ask('POST', `/api/billing/v1/orders/${order.id}/give-up`, owner.token)];
  },
  refund: async ({ which, times }, world, memory) => {
    const order = pickOrNone(await world.findOrders('paid'), which);
    if (!order) return [];
    memory.refunds.add(order.id);
    const request = { reason: 'Asked for' };
    return await repeat(times, () => world.askStaff('POST', `/orders/${order.id}/refund`, request));
  },
  use: async ({ who, which, kind: wanted, quantity, key, times }, world, memory) => {
    const { userId, token } = accountOf(world, who);
    const kind = wanted ?? pickOrNone(await world.findUsable(userId), which) ?? 'consultation';
    const request = { kind, quantity, idempotency_key: `key-${key}` };
    const asked: AskedUse = { userId, key: request.idempotency_key, kind, quantity, isGranted: false };
    memory.uses.push(asked);
    const answers = await repeat(times, () => world.ask('POST', usePath, token, request));
    asked.isGranted = answers.some((answer) => answer?.status === 200);
    return answers;
  },
  'settle use': async ({ who, outcome, isRequested, which, times, ...own }, world, memory) => {
    const { userId } = accountOf(world, who);
    const requested = memory.uses.filter((use) => use.userId === userId);
    const granted = requested.filter(({ isGranted }) => isGranted);
    const kind = pickOrNone(await world.findUsable(userId), which) ?? 'consultation';
    const fresh = { kind, quantity: own.quantity, key: `key-${own.key}` };
    const use = (isRequested && pickOrNone(granted.length > 0 ? granted : requested, which)) || fresh;
    const body = {
      ...{ user_id: userId, kind: use.kind, quantity: use.quantity, key: use.key },
      ...{ outcome, reference: 'Warehouse manager' },
    };
    const messages = Array.from({ length: times }, () => createMessage(usageSettlementRequested, body));
    const messageIds = messages.map(({ id }) => id);
    memory.settlements.push({ ...use, userId, outcome, messageIds });
    await Promise.all(messages.map((message) => world.send(message)));
    return [];
  },
  sweep: async (_step, { replicas }) => {
    const instance = replicas.next();
    if (instance) await sweepOnce(instance.dependencies);
    return [];
  },
  wait: async ({ waitMs }, world) => {
    await settle(world);
    await world.advance(waitMs);
    return [];
  },
  kill: async ({ afterCalls }, { replicas }) => {
    replicas.next()?.killSwitch.endAfter(afterCalls);
    return [];
  },
  'provider fails': async ({ kind, times }, { xendit }) => {
    await xendit.fail({ kind, times });
    return [];
  },
  'mails fail': async ({ times }, world) => {
    world.failingMails += times;
    return [];
  },
};

const paymentPath = '/functions/v1/xendit-payment';
const usePath = '/api/billing/v1/entitlements/consume';

/**
 * Waits for running work before the clock moves. Counts polls instead of time, which gives slow machines
 * more.
 */
async function settle(world: World): Promise<void> {
  for (let look = 0; look < settlingLooks && world.replicas.living.length > 0; look += 1) {
    if (await world.isQuiet()) return;
    await delay(pollMs);
  }
}
const settlingLooks = 10;
const pollMs = 50;

/** A change of an invoice with its webhook. */
async function atProvider(
  status: string,
  { which, spoiling }: { which: number; spoiling: object | null },
  { xendit }: World,
  change: (invoice: SandboxInvoice) => Promise<unknown>,
): Promise<Answers> {
  const invoices = (await xendit.invoices()).filter((invoice) => invoice.status === status);
  const invoice = pickOrNone(
    invoices.filter((each) => status !== 'EXPIRED' || !isPaidAtProvider(each)),
    which,
  );
  if (!invoice) return [];
  if (spoiling) await xendit.spoil(spoiling);
  // A concurrent step may have changed it.
  await change(invoice).catch((error: unknown) => {
    if (!String(error).includes('409')) throw error;
  });
  return [];
}

/** An invoice paid late may stay EXPIRED. */
export const isPaidAtProvider = (invoice: SandboxInvoice): boolean => invoice['payment_method'] !== undefined;
export const isUnderpaidAtProvider = ({ amount, paid_amount: came = amount }: SandboxInvoice): boolean =>
  came < amount;

const repeat = <T>(times: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, work));

const accountOf = ({ accounts }: World, who: number) => pick(accounts, who);

function pick<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`unreachable: there are ${items.length}`);
  return item;
}

const pickOrNone = <T>(items: readonly T[], which: number): T | undefined =>
  items[which % Math.max(1, items.length)];
