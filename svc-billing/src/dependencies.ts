import { type AuditChain, createAuditChain } from '@sabi/audit/audit-chain';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import { type AttemptLimiter, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { watchCircuits } from '@sabi/service-kit/circuit-metrics';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import { createProductMailer } from '@sabi/service-kit/mail/product-mailer';
import type { Registry } from '@sabi/service-kit/metrics';
import type { CaseOwners } from '@sabi/service-kit/cases/case-owners';
import { createCaseOwners } from '@sabi/service-kit/cases/mongo-case-owners';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { createKeyedQueue, type RunInKeyedQueue } from '@sabi/service-kit/keyed-queue';
import type { MailStore } from '@sabi/service-kit/mail/mail-store';
import { createMailStore } from '@sabi/service-kit/mail/mongo-mail-store';
import { createAccountData } from './data-access/account-data';
import { createAccountKinds } from './data-access/account-kinds';
import { createAuditLog } from './data-access/audit-log';
import { createAvailabilityNoticeRepository } from './data-access/availability-notice-repository';
import { createBillingContacts } from './data-access/billing-contacts';
import { billingMailCollection } from './data-access/billing-mail-collection';
import { createCatalogueRepository } from './data-access/catalogue-repository';
import { createDeliveryRepository } from './data-access/delivery-repository';
import { createLedgerStore } from './data-access/ledger-store';
import { migrations } from './data-access/migrations';
import { createOrderRepository } from './data-access/order-repository';
import { createReceiptRepository } from './data-access/receipt-repository';
import { createReconciliationRepository } from './data-access/reconciliation-repository';
import { createServiceRequestRepository } from './data-access/service-request-repository';
import { createSettledUses } from './data-access/settled-uses';
import { createSubscriptionRepository } from './data-access/subscription-repository';
import { createVoucherRepository } from './data-access/voucher-repository';
import type { AccountData } from './domain/account-erasure/account-data';
import type { AccountKinds } from './domain/account-kinds/account-kinds';
import { type AlertStaff, createStaffAlerts } from './domain/alerts/alert-staff';
import type { AuditLog } from './domain/audit/audit-log';
import type { AvailabilityNoticeRepository } from './domain/availability/availability-notice-repository';
import type { CatalogueRepository } from './domain/catalogue/catalogue-repository';
import type { Redemptions } from './domain/catalogue/redemptions';
import type { BillingContacts } from './domain/contacts/billing-contacts';
import { createOrderGrants } from './domain/entitlements/create-order-grants';
import type { LedgerStore } from './domain/entitlements/ledger-store';
import type { OrderGrants } from './domain/entitlements/order-grants';
import type { SettledUses } from './domain/entitlements/settled-uses';
import type { SentBillingMail } from './domain/mail-sending/sent-subject';
import type { InvoiceDependencies } from './domain/payments/ensure-invoice';
import type { OrderRepository } from './domain/orders/order-repository';
import type { DeliveryRepository } from './domain/payments/delivery-repository';
import type { PaymentProvider } from './domain/payments/payment-provider';
import type { ReconciliationRepository } from './domain/payments/reconciliation-repository';
import type { DrawReceipt } from './domain/receipts/draw-receipt';
import type { ReceiptRepository } from './domain/receipts/receipt-repository';
import { recordPayment } from './domain/receipts/record-payment';
import type { ServiceRequestRepository } from './domain/service-requests/service-request-repository';
import type { SubscriptionRepository } from './domain/subscriptions/subscription-repository';
import type { VoucherRepository } from './domain/vouchers/voucher-repository';
import type { Env } from './env';
import { createProviderCircuit } from './integrations/provider-circuit';
import { XenditPaymentProvider } from './integrations/xendit-payment-provider';
import { watchServiceRequests } from './metrics';

export interface Dependencies {
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly authentication: Authentication;
  readonly endedSessions: EndedSessions;
  readonly catalogue: CatalogueRepository;
  readonly redemptions: Redemptions;
  readonly orders: OrderRepository;
  readonly vouchers: VoucherRepository;
  /** Voucher codes an account may look up. */
  readonly voucherPreviewLimit: AttemptLimiter;
  readonly deliveries: DeliveryRepository;
  readonly reconciliations: ReconciliationRepository;
  readonly audit: AuditLog;
  readonly auditChain: AuditChain;
  readonly caseOwners: CaseOwners;
  /** Signs the head of the audit chain daily. */
  readonly auditKey: Env['AUDIT_SIGNING_KEY'];
  readonly accountData: AccountData;
  readonly accountKinds: AccountKinds;
  readonly erasedAccounts: ErasedAccounts;
  readonly grants: OrderGrants;
  readonly ledger: LedgerStore;
  readonly settledUses: SettledUses;
  readonly subscriptions: SubscriptionRepository;
  readonly contacts: BillingContacts;
  readonly receipts: ReceiptRepository;
  readonly drawReceipt: DrawReceipt;
  readonly billingMails: MailStore<SentBillingMail>;
  readonly serviceRequests: ServiceRequestRepository;
  /** Requests of an account, each of which mails the staff. */
  readonly serviceRequestLimit: AttemptLimiter;
  readonly availabilityNotices: AvailabilityNoticeRepository;
  readonly runExclusive: RunInKeyedQueue;
  readonly mailer: Mailer;
  readonly alertStaff: AlertStaff;
  readonly staffEmail: string | undefined;
  readonly siteUrl: string;
  readonly payments: PaymentProvider;
  readonly invoiceSettings: InvoiceDependencies['invoiceSettings'];
  /** Accepted `x-callback-token` values; two during a rotation. */
  readonly callbackTokens: readonly string[];
  readonly transact: Transact;
  readonly outbox: Pick<Outbox, 'append'>;
  /** Milliseconds between two sweeps. */
  readonly sweepMs: number;
  /** Clock of the service for all dates and decisions; leases use the database's. */
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

/** Low enough to prevent guessing codes. */
const voucherPreviewLimits = { name: 'voucher-previews', attempts: 20, windowSeconds: 600 };

/** More than the largest plan grants; counts withdrawn requests too, since each sends a mail. */
const serviceRequestLimits = { name: 'service-requests', attempts: 30, windowSeconds: 86_400 };

/** Connections opened before the dependencies. */
export interface Foundation extends Pick<DependencyOptions, 'env' | 'logger' | 'sweepMs' | 'metrics'> {
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly now?: () => Date;
}

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

export function composeDependencies(foundation: Foundation): Dependencies {
  const { env, logger, mongo, messaging, metrics, sweepMs = 60_000, now = () => new Date() } = foundation;
  const mailer = createProductMailer(env, logger);
  const endedSessions = createEndedSessions({ identityUrl: env.IDENTITY_JWKS_URL, logger });
  const payments = createProviderCircuit(createPaymentProvider(env), logger);
  const repositories = createRepositories(mongo, now);
  if (metrics) {
    watchCircuits(metrics, () => [['payment-provider', payments.state()]]);
    watchServiceRequests(metrics, { serviceRequests: repositories.serviceRequests, now });
  }
  return {
    ...repositories,
    mongo,
    messaging,
    authentication: createAuthentication({
      jwksUrl: env.IDENTITY_JWKS_URL,
      issuer: env.IDENTITY_ISSUER,
      endedSessions,
    }),
    endedSessions,
    redemptions,
    // Loaded by the first receipt, as PDFs and their fonts take 10 MiB.
    drawReceipt: async (content) =>
      (await import('./integrations/receipts/receipt-pdf')).drawReceipt(content),
    voucherPreviewLimit: createAttemptLimiter(mongo, voucherPreviewLimits),
    grants: createGrants(env, { ...repositories, outbox: messaging.outbox, now }),
    serviceRequestLimit: createAttemptLimiter(mongo, serviceRequestLimits),
    runExclusive: createKeyedQueue(),
    mailer,
    alertStaff: createStaffAlerts({ ...repositories, outbox: messaging.outbox, staffEmail: env.STAFF_EMAIL }),
    staffEmail: env.STAFF_EMAIL,
    siteUrl: env.SITE_URL,
    auditKey: env.AUDIT_SIGNING_KEY,
    payments,
    invoiceSettings: {
      lifetimeSeconds: env.XENDIT_INVOICE_SECONDS,
      siteUrl: env.SITE_URL,
      callMs: env.XENDIT_TIMEOUT_MS,
    },
    callbackTokens: [env.XENDIT_WEBHOOK_TOKEN, env.XENDIT_WEBHOOK_TOKEN_BEFORE ?? []].flat(),
    transact: createTransact(mongo.client),
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

function createRepositories({ connection, db }: MongoConnection, now: () => Date) {
  const chain = createAuditChain(db, 'svc-billing', now);
  return {
    ledger: createLedgerStore(db),
    settledUses: createSettledUses(db),
    subscriptions: createSubscriptionRepository(db),
    erasedAccounts: createErasedAccounts(db),
    contacts: createBillingContacts(db),
    receipts: createReceiptRepository(db),
    billingMails: createMailStore<SentBillingMail>(db, billingMailCollection),
    catalogue: createCatalogueRepository(connection, now),
    orders: createOrderRepository(db),
    vouchers: createVoucherRepository(db),
    deliveries: createDeliveryRepository(db),
    reconciliations: createReconciliationRepository(db),
    audit: createAuditLog(db, chain),
    auditChain: chain,
    caseOwners: createCaseOwners(db),
    accountData: createAccountData(db, chain),
    accountKinds: createAccountKinds(db),
    serviceRequests: createServiceRequestRepository(db),
    availabilityNotices: createAvailabilityNoticeRepository(db),
  };
}

export function createPaymentProvider(env: Env): PaymentProvider {
  return new XenditPaymentProvider({
    secretKey: env.XENDIT_SECRET_KEY,
    url: env.XENDIT_URL,
    timeoutMs: env.XENDIT_TIMEOUT_MS,
  });
}

type GrantOptions = Parameters<typeof createOrderGrants>[0];

function createGrants(
  env: Env,
  stores: Omit<GrantOptions, 'onPaid' | 'onRefunded'> &
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
