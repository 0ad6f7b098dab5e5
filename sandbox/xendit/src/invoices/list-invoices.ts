import { z } from 'zod';
import { XenditError } from '../provider/xendit-error';
import { paymentMethods } from './channels';
import type { Invoice } from './invoice';

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
/** One value, or a repeated parameter. */
const names = z
  .string()
  .or(z.array(z.string()))
  .transform((value) => [value].flat());

const querySchema = z.object({
  external_id: z.string().optional(),
  statuses: names.pipe(z.array(z.enum(['PENDING', 'PAID', 'SETTLED', 'EXPIRED']))).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  created_after: time.optional(),
  created_before: time.optional(),
  paid_after: time.optional(),
  paid_before: time.optional(),
  expired_after: time.optional(),
  expired_before: time.optional(),
  last_invoice: z.string().optional(),
  client_types: names.optional(),
  payment_channels: names.optional(),
  on_demand_link: z.string().optional(),
  recurring_payment_id: z.string().optional(),
});

type Query = z.infer<typeof querySchema>;

/** Newest first, after `last_invoice` if given. @throws {XenditError} */
export function listInvoices(all: readonly Invoice[], query: unknown): readonly Invoice[] {
  const result = querySchema.safeParse(query);
  if (!result.success) {
    throw new XenditError(
      'API_VALIDATION_ERROR',
      'There was an error with the format submitted to the server.',
      result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  }
  const found = all.toReversed().filter((invoice) => matches(invoice, result.data));
  const { last_invoice: last, limit } = result.data;
  const begin = last === undefined ? 0 : found.findIndex(({ id }) => id === last) + 1;
  return found.slice(begin, begin + limit);
}

function matches(invoice: Invoice, query: Query): boolean {
  const { request, status, createdAt, expiresAt, payment } = invoice;
  const method = payment && paymentMethods[payment.channel.group];
  const isExpired = status === 'EXPIRED';
  return [
    query.external_id === undefined || query.external_id === request.external_id,
    query.statuses === undefined || query.statuses.includes(status),
    isWithin(createdAt, query.created_after, query.created_before),
    isWithin(payment?.paidAt, query.paid_after, query.paid_before),
    isWithin(isExpired ? expiresAt : undefined, query.expired_after, query.expired_before),
    query.client_types === undefined || query.client_types.includes('API_GATEWAY'),
    query.payment_channels === undefined ||
      query.payment_channels.some((name) => name === payment?.channel.code || name === method),
    // Neither can be created here.
    query.on_demand_link === undefined,
    query.recurring_payment_id === undefined,
  ].every(Boolean);
}

function isWithin(at: number | undefined, after: number | undefined, before: number | undefined): boolean {
  if (after === undefined && before === undefined) return true;
  return at !== undefined && at > (after ?? -Infinity) && at < (before ?? Infinity);
}
