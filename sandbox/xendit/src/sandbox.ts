import { Clock } from './clock';
import type { Env } from './env';
import type { Merchant } from './invoices/invoice-body';
import { InvoiceStore } from './invoices/invoice-store';
import { Invoices } from './invoices/invoices';
import { ApiFaults } from './provider/api-faults';
import { RequestLimit } from './provider/request-limit';
import { answerLimitMs, type Settings } from './settings';
import { toCallbackBody } from './webhooks/callback-body';
import { Webhooks } from './webhooks/webhooks';

export interface Sandbox {
  readonly clock: Clock;
  readonly settings: Settings;
  readonly merchant: Merchant;
  readonly store: InvoiceStore;
  readonly invoices: Invoices;
  readonly webhooks: Webhooks;
  readonly apiFaults: ApiFaults;
  readonly limit: RequestLimit;
  /** Removes invoices, faults and deliveries, and restores the initial settings; the clock continues. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** @param stopping aborted when the service stops: ends requests that hang on purpose */
export function createSandbox(
  env: Env,
  url: string,
  stopping: AbortSignal,
  clock = new Clock(env.CLOCK_FACTOR),
): Sandbox {
  const settings = readSettings(env);
  const merchant = { name: env.MERCHANT_NAME, url };
  const store = new InvoiceStore(env.STATE_FILE);
  const webhooks = new Webhooks(clock, settings);
  const invoices = new Invoices({
    clock,
    store,
    settings,
    notify: (invoice) => webhooks.send(toCallbackBody(invoice, merchant.name)),
  });
  const apiFaults = new ApiFaults(stopping);
  const limit = new RequestLimit(clock, settings);
  return {
    clock,
    settings,
    merchant,
    store,
    invoices,
    webhooks,
    apiFaults,
    limit,
    reset: async () => {
      webhooks.forget();
      invoices.forget();
      apiFaults.reset();
      limit.reset();
      Object.assign(settings, readSettings(env));
      await webhooks.idle();
    },
    stop: async () => {
      clock.stop();
      webhooks.forget();
    },
  };
}

const readSettings = (env: Env): Settings => ({
  callbackUrl: env.CALLBACK_URL ?? null,
  callbackToken: env.CALLBACK_TOKEN,
  notifyExpired: env.NOTIFY_EXPIRED,
  notifyPaidAfterExpiry: env.NOTIFY_PAID_AFTER_EXPIRY,
  answerLimitMs,
  requestsPerMinute: env.REQUESTS_PER_MINUTE,
});
