import { z } from 'zod';
import { XenditError } from '../provider/xendit-error';
import { channels, chooseChannels } from './channels';

const yearSeconds = 31_536_000;
const minimalAmount = 10_000;
const maximalAmount = 1_000_000_000;
const longestReminder = { days: 30, hours: 24 };

const notice = z.array(z.enum(['email', 'sms', 'whatsapp', 'viber'])).optional();
const metadataValue = z.string().max(500).or(z.number()).or(z.boolean()).or(z.null());

/** The documented fields; unknown ones are ignored, as by the provider. */
const requestSchema = z.object({
  external_id: z.string().min(1),
  amount: z.number().nonnegative(),
  payer_email: z.string().optional(),
  description: z.string().optional(),
  invoice_duration: z.number().int().min(1).max(yearSeconds).default(86_400),
  callback_virtual_account_id: z.string().optional(),
  should_send_email: z.boolean().default(false),
  customer: z.looseObject({}).optional(),
  customer_notification_preference: z
    .object({ invoice_created: notice, invoice_reminder: notice, invoice_paid: notice })
    .optional(),
  success_redirect_url: z.url({ protocol: /^https?$/ }).optional(),
  failure_redirect_url: z.url({ protocol: /^https?$/ }).optional(),
  payment_methods: z.array(z.string()).optional(),
  should_authenticate_credit_card: z.boolean().optional(),
  currency: z.string().default('IDR'),
  reminder_time: z.number().optional(),
  reminder_time_unit: z.enum(['days', 'hours']).default('days'),
  locale: z.string().optional(),
  items: z
    .array(z.looseObject({ name: z.string(), price: z.number(), quantity: z.number() }))
    .max(75)
    .optional(),
  fees: z
    .array(z.looseObject({ type: z.string(), value: z.number() }))
    .max(10)
    .optional(),
  channel_properties: z.looseObject({}).optional(),
  metadata: z
    .record(z.string().max(40), metadataValue)
    .refine((metadata) => Object.keys(metadata).length <= 50, 'must have at most 50 keys')
    .optional(),
});

export type CreateRequest = z.infer<typeof requestSchema>;

/** @throws {XenditError} with the API's fault */
export function readCreateRequest(body: unknown): CreateRequest {
  const result = requestSchema.safeParse(body);
  if (!result.success) {
    throw new XenditError(
      'API_VALIDATION_ERROR',
      'There was an error with the format submitted to the server.',
      result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  }
  // Rupiah has no smaller unit: https://developers.xendit.co, "decimals are truncated".
  const request = { ...result.data, amount: Math.trunc(result.data.amount) };
  assertAcceptable(request);
  return request;
}

function assertAcceptable(request: CreateRequest): void {
  if (request.currency !== 'IDR')
    throw new XenditError('UNSUPPORTED_CURRENCY', 'The currency is not supported by this account');
  if (request.amount < minimalAmount)
    throw new XenditError('MINIMAL_TRANSFER_AMOUNT_ERROR', `The amount is below ${minimalAmount}`);
  if (request.amount > maximalAmount)
    throw new XenditError('MAXIMUM_TRANSFER_AMOUNT_ERROR', `The amount is above ${maximalAmount}`);
  if (request.payer_email !== undefined && !z.email().safeParse(request.payer_email).success)
    throw new XenditError('EMAIL_FORMAT_ERROR', 'The payer email is not an address');
  if (request.callback_virtual_account_id !== undefined)
    throw new XenditError('CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR', 'There is no such virtual account');
  assertReminder(request);
  assertChannels(request);
}

function assertReminder({ reminder_time: time, reminder_time_unit: unit }: CreateRequest): void {
  if (time !== undefined && (!Number.isInteger(time) || time < 1 || time > longestReminder[unit]))
    throw new XenditError('INVALID_REMINDER_TIME', 'The reminder time is out of range');
}

function assertChannels({ amount, payment_methods: wanted }: CreateRequest): void {
  const unknown = wanted?.find((name) => !channels.some(({ code }) => code === name));
  if (unknown !== undefined)
    throw new XenditError('UNAVAILABLE_PAYMENT_METHOD_ERROR', `${unknown} is not available`);
  if (chooseChannels(amount, wanted).length === 0)
    throw new XenditError('NO_COLLECTION_METHODS_ERROR', 'Nothing is left to pay this invoice by');
}
