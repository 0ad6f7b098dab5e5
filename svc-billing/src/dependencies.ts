import { redemptions } from '@sabi/contracts/redemption';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import { type AttemptLimiter, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { watchCircuits } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { createLogMailer } from '@sabi/service-kit/mail/log-mailer';
import type { Registry } from '@sabi/service-kit/metrics';
import { developmentAddress, type Mailer } from '@sabi/service-kit/mail/mailer';
import { createSmtpMailer } from '@sabi/service-kit/mail/smtp-mailer';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { type AccountData, createAccountData } from './data-access/account-data';
import { type AccountKinds, createAccountKinds } from './data-access/account-kinds';
import { type AuditLog, createAuditLog } from './data-access/audit-log';
import {
  type AvailabilityNoticeRepository,
  createAvailabilityNoticeRepository,
} from './data-access/availability-notice-repository';
import { type BillingContacts, createBillingContacts } from './data-access/billing-contacts';
import { type BillingMailStore, createBillingMailStore } from './data-access/billing-mail-store';
import { type CatalogueRepository, createCatalogueRepository } from './data-access/catalogue-repository';
import { createDeliveryRepository, type DeliveryRepository } from './data-access/delivery-repository';
import { createLedgerStore, type LedgerStore } from './data-access/ledger-store';
import { migrations } from './data-access/migrations';
import { createOrderRepository, type OrderRepository } from './data-access/order-repository';
import {
  createReconciliationRepository,
  type ReconciliationRepository,
} from './data-access/reconciliation-repository';
import { createReceiptRepository, type ReceiptRepository } from './data-access/receipt-repository';
import {
  createServiceRequestRepository,
  type ServiceRequestRepository,
} from './data-access/service-request-repository';
import {
  createSubscriptionRepository,
  type SubscriptionRepository,
} from './data-access/subscription-repository';
import { createVoucherRepository, type VoucherRepository } from './data-access/voucher-repository';
import { type AlertStaff, createStaffAlerts } from './domain/alerts/alert-staff';
import { createOrderGrants } from './domain/entitlements/create-order-grants';
import { createTurns, type TakeTurns } from './domain/entitlements/take-turns';
import type { InvoiceDependencies } from './domain/orders/ensure-invoice';
import type { OrderGrants } from './domain/orders/order-grants';
import type { PaymentProvider } from './domain/payments/payment-provider';
import type { Redemptions } from './domain/redemptions';
import { recordPayment } from './domain/receipts/record-payment';
import type { Env } from './env';
import { createProviderCircuit } from './integrations/provider-circuit';
import { XenditPaymentProvider } from './integrations/xendit-payment-provider';
import { watchServiceRequests } from './metrics';

/** Everything the service works with; tests pass their own. */
export interface Dependencies {
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly authentication: Authentication;
  readonly endedSessions: EndedSessions;
  readonly catalogue: CatalogueRepository;
  readonly redemptions: Redemptions;
  readonly orders: OrderRepository;
  readonly vouchers: VoucherRepository;
  /** Codes an account may look up. */
  readonly voucherPreviewLimit: AttemptLimiter;
  readonly deliveries: DeliveryRepository;
  readonly reconciliations: ReconciliationRepository;
  readonly audit: AuditLog;
  readonly accountData: AccountData;
  readonly accountKinds: AccountKinds;
  readonly erasedAccounts: ErasedAccounts;
  readonly grants: OrderGrants;
  readonly ledger: LedgerStore;
  readonly subscriptions: SubscriptionRepository;
  readonly contacts: BillingContacts;
  readonly receipts: ReceiptRepository;
  readonly billingMails: BillingMailStore;
  readonly serviceRequests: ServiceRequestRepository;
  /** Requests an account may make: each is a mail to the staff. */
  readonly serviceRequestLimit: AttemptLimiter;
  readonly availabilityNotices: AvailabilityNoticeRepository;
  readonly takeTurns: TakeTurns;
  readonly mailer: Mailer;
  readonly alertStaff: AlertStaff;
  readonly staffEmail: string | undefined;
  /** Where the product is. */
  readonly siteUrl: string;
  readonly payments: PaymentProvider;
  readonly invoiceSettings: InvoiceDependencies['invoiceSettings'];
  /** What a webhook has to show; two while one takes the other's place. */
  readonly callbackTokens: readonly string[];
  readonly transact: Transact;
  readonly outbox: Pick<Outbox, 'append'>;
  /** Between two looks at what is due. */
  readonly sweepMs: number;
  /** The service's clock: everything it dates and decides by time goes by this; leases go by the database's. */
  readonly now: () => Date;
  readonly logger: Logger;
  close(): Promise<void>;
}

export interface DependencyOptions {
  readonly env: Env;
  readonly logger: Logger;
  readonly broker: Broker;
  readonly sweepMs?: number;
  readonly signal?: AbortSignal;
  readonly metrics?: Registry;
}

/** Nobody guesses a code by trying. */
const voucherPreviewLimits = { name: 'voucher-previews', attempts: 20, windowSeconds: 600 };

/** More than the greatest plan holds. Withdrawn at once, a request costs nothing but the mail. */
const serviceRequestLimits = { name: 'service-requests', attempts: 30, windowSeconds: 86_400 };

/** What the service stands on: once it is there, the rest only has to be put together. */
export interface Foundation extends Pick<DependencyOptions, 'env' | 'logger' | 'sweepMs' | 'metrics'> {
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly now?: () => Date;
}

/** Connects and migrates, then composes. */
export async function openDependencies(options: DependencyOptions): Promise<Dependencies> {
  const { env, logger, broker, signal, metrics } = options;
  const mongo = await openMongoConnection(createMongoConnection(), {
    uri: env.MONGODB_URI,
    logger,
    ...(signal && { signal }),
  });
  const { client, db } = mongo;
  await migrate(db, migrations, logger);
  const messaging = await startMessaging({ service: 'svc-billing', broker, client, db, logger, metrics });
  const dependencies = composeDependencies({ ...options, mongo, messaging });
  await dependencies.endedSessions.start();
  return dependencies;
}

/** The composition root. */
export function composeDependencies(foundation: Foundation): Dependencies {
  const { env, logger, mongo, messaging, metrics, sweepMs = 60_000, now = () => new Date() } = foundation;
  const { client, db } = mongo;
  const mailer = createMailer(env, logger);
  const endedSessions = createEndedSessions({ identityUrl: env.IDENTITY_JWKS_URL, logger });
  const payments = createProviderCircuit(createPaymentProvider(env), { logger });
  const serviceRequests = createServiceRequestRepository(db);
  if (metrics) {
    watchCircuits(metrics, () => [['payment-provider', payments.state()]]);
    watchServiceRequests(metrics, { serviceRequests, now });
  }
  const entitlements = {
    ledger: createLedgerStore(db),
    subscriptions: createSubscriptionRepository(db),
    erasedAccounts: createErasedAccounts(db),
    contacts: createBillingContacts(db),
    receipts: createReceiptRepository(db),
    billingMails: createBillingMailStore(db),
  };
  return {
    ...entitlements,
    mongo,
    messaging,
    authentication: createAuthentication({
      jwksUrl: env.IDENTITY_JWKS_URL,
      issuer: env.IDENTITY_ISSUER,
      endedSessions,
    }),
    endedSessions,
    catalogue: createCatalogueRepository(mongo.connection, now),
    redemptions,
    orders: createOrderRepository(db),
    vouchers: createVoucherRepository(db),
    voucherPreviewLimit: createAttemptLimiter(mongo, voucherPreviewLimits),
    deliveries: createDeliveryRepository(db),
    reconciliations: createReconciliationRepository(db),
    audit: createAuditLog(db),
    accountData: createAccountData(db),
    accountKinds: createAccountKinds(db),
    grants: createGrants(env, { ...entitlements, outbox: messaging.outbox, now }),
    serviceRequests,
    serviceRequestLimit: createAttemptLimiter(mongo, serviceRequestLimits),
    availabilityNotices: createAvailabilityNoticeRepository(db),
    takeTurns: createTurns(),
    mailer,
    alertStaff: createStaffAlerts({ ...entitlements, outbox: messaging.outbox, staffEmail: env.STAFF_EMAIL }),
    staffEmail: env.STAFF_EMAIL,
    siteUrl: env.SITE_URL,
    payments,
    invoiceSettings: {
      lifetimeSeconds: env.XENDIT_INVOICE_SECONDS,
      siteUrl: env.SITE_URL,
      callMs: env.XENDIT_TIMEOUT_MS,
    },
    callbackTokens: [env.XENDIT_WEBHOOK_TOKEN, env.XENDIT_WEBHOOK_TOKEN_BEFORE ?? []].flat(),
    transact: createTransact(client),
    outbox: messaging.outbox,
    sweepMs,
    now,
    logger,
    close: async () => {
      endedSessions.stop();
      await messaging.stop();
      payments.close();
      mailer.close();
      await mongo.close();
    },
  };
}

export function createPaymentProvider(env: Env): PaymentProvider {
  return new XenditPaymentProvider({
    secretKey: env.XENDIT_SECRET_KEY,
    url: env.XENDIT_URL,
    timeoutMs: env.XENDIT_TIMEOUT_MS,
  });
}

type Granting = Parameters<typeof createOrderGrants>[0];

function createGrants(
  env: Env,
  stores: Omit<Granting, 'onPaid' | 'onRefunded'> &
    Pick<Dependencies, 'contacts' | 'receipts' | 'billingMails' | 'outbox'>,
): OrderGrants {
  const seller = {
    name: env.SELLER_NAME,
    address: env.SELLER_ADDRESS ?? null,
    tax_number: env.SELLER_TAX_NUMBER ?? null,
  };
  const books = recordPayment({ ...stores, seller, taxPercent: env.PPN_PERCENT, mails: stores });
  return createOrderGrants({ ...stores, ...books });
}

function createMailer({ SMTP_URL: url, MAIL_FROM }: Env, logger: Logger): Mailer {
  return url
    ? createSmtpMailer({ url, senderName: 'Sabi', senderAddress: MAIL_FROM ?? developmentAddress })
    : createLogMailer(logger);
}
