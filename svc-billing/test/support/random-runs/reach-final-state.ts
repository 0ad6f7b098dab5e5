import { setTimeout as delay } from 'node:timers/promises';
import type { SandboxInvoice } from '@sabi/test-kit/xendit';
import { sweepOnce } from '../../../src/entry-points/schedule/start-sweeping';
import { isPaidAtProvider, isUnderpaidAtProvider, type Memory } from './execute-plan';
import type { Plan } from './plan';
import { mailAttempts, type World } from './world';

const minuteMs = 60_000;
/** Polls until a run is stuck: at least a minute. */
const mostLooks = 1200;
const pollMs = 50;
/** Lost webhooks have to be repaired within half an hour. */
const promisedMs = 30 * minuteMs;
/** The age from which reconciliation checks an order. */
const lookMs = 15 * minuteMs;

/**
 * After a run: faults end, killed instances are replaced, and half an hour passes.
 * Then every payment has to be found, and the staff handles underpaid ones. The clock stops, so that nothing
 * changes during the checks.
 */
export async function reachFinalState(plan: Plan, world: World, memory: Memory): Promise<void> {
  await world.xendit.failNoMore();
  await world.xendit.spoilNoMore();
  world.failingMails = 0;
  for (const { killSwitch } of world.replicas.living) killSwitch.end('rest');
  await world.startInstance();
  if (plan.outlivesInvoices) await world.advance(25 * 60 * minuteMs);
  const [instance] = world.replicas.living;
  if (!instance) throw new Error('unreachable: one has just started');
  for (let passed = 0; passed < promisedMs; passed += lookMs) {
    await world.advance(lookMs);
    await untilQuiet(world);
    await sweepOnce(instance.dependencies);
  }
  await lookAtUnderpaid(plan, world, memory);
  await untilQuiet(world);
  await lookAtMails(world, memory);
  await world.holdClock();
  await untilQuiet(world);
}

/** Dead-lettered mails are requeued after their last attempt. */
async function lookAtMails(world: World, memory: Memory): Promise<void> {
  for (const id of await world.releaseMails()) {
    const failures = world.mailFailures.get(id) ?? 0;
    if (failures < mailAttempts)
      memory.surprises.push(`mail ${id} was dead-lettered after ${failures} failures`);
  }
  await untilQuiet(world);
}

/** Replays deliveries parked for other reasons first (README). */
async function lookAtUnderpaid(plan: Plan, world: World, memory: Memory): Promise<void> {
  for (const parked of await findParked(world, { reason: { $in: ['NOT_CONFIRMED', 'GIVEN_UP'] } }))
    if (await isPaidFor(parked, world)) await callStaffApi(world, `/webhook-deliveries/${parked.id}/replay`);
  await untilQuiet(world);
  for (const parked of await findParked(world, { reason: 'UNDERPAID' }))
    await decide(parked, plan, world, memory);
  await untilQuiet(world);
  for (const parked of await findParked(world, { reason: 'UNDERPAID_GRANTED' })) {
    if (!plan.acceptsUnderpaid && (await isUnderpaid(parked, world))) {
      memory.refunds.add(parked.orderId);
      await callStaffApi(world, `/orders/${parked.orderId}/refund`, { reason: 'Less came' });
    }
    await callStaffApi(world, `/webhook-deliveries/${parked.id}/settle`, { note: 'Looked at' });
  }
}

/** The staff checks at the provider. Accepting one delivery settles the order's others. */
async function decide(parked: Parked, plan: Plan, world: World, memory: Memory): Promise<void> {
  const { id, orderId } = parked;
  const counts = plan.acceptsUnderpaid || !(await isUnderpaid(parked, world));
  if (!counts || memory.accepted.has(orderId)) {
    await callStaffApi(world, `/webhook-deliveries/${id}/settle`, { note: 'Paid back' });
    return;
  }
  memory.accepted.add(orderId);
  await callStaffApi(world, `/webhook-deliveries/${id}/accept`, { note: 'It is enough' });
}

interface Parked {
  readonly id: string;
  readonly orderId: string;
  readonly invoiceId: string;
}

async function findParked({ database: { db } }: World, filter: object): Promise<Parked[]> {
  const deliveries = db.collection<{ _id: string; order_id: string; invoice_id: string }>(
    'webhook_deliveries',
  );
  const found = await deliveries
    .find({ ...filter, state: 'parked' })
    .sort({ received_at: 1, _id: 1 })
    .toArray();
  return found.map(({ _id: id, order_id: orderId, invoice_id: invoiceId }) => ({ id, orderId, invoiceId }));
}

const isPaidFor = (parked: Parked, world: World) => shows(isPaidAtProvider, parked, world);
const isUnderpaid = (parked: Parked, world: World) => shows(isUnderpaidAtProvider, parked, world);

async function shows(
  isSo: (invoice: SandboxInvoice) => boolean,
  { invoiceId }: Parked,
  { xendit }: World,
): Promise<boolean> {
  return (await xendit.invoices()).some((invoice) => invoice.id === invoiceId && isSo(invoice));
}

async function callStaffApi(world: World, step: string, body: object = {}): Promise<void> {
  const answer = await world.askStaff('POST', step, body);
  if (!answer || answer.status >= 300) throw new Error(`${step}: ${JSON.stringify(answer)}`);
}

async function untilQuiet(world: World): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    if (await world.isQuiet()) return;
    await delay(pollMs);
  }
  throw new Error(`Nobody does what is left: ${await world.describeLeft()}`);
}
