import { randomUUID } from 'node:crypto';
import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import { queues } from '@sabi/contracts/messages/queues';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { createLoneBroker } from '@sabi/event-bus/in-process-bus';
import { createMessagingIndexes, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { createMailIndexes, createMailStore } from '@sabi/service-kit/mail/mongo-mail-store';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { createTransact } from '@sabi/service-kit/transaction';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { createBillingContacts } from '../src/data-access/billing-contacts';
import { billingMailCollection } from '../src/data-access/billing-mail-collection';
import { createLedgerIndexes, createLedgerStore } from '../src/data-access/ledger-store';
import { createReceiptIndexes, createReceiptRepository } from '../src/data-access/receipt-repository';
import { createServiceRequestRepository } from '../src/data-access/service-request-repository';
import {
  createSubscriptionIndexes,
  createSubscriptionRepository,
} from '../src/data-access/subscription-repository';
import { priceOf } from '../src/domain/catalogue/catalogue-versions';
import { createOrderGrants } from '../src/domain/entitlements/create-order-grants';
import type { SentBillingMail } from '../src/domain/mail-sending/sent-subject';
import { requestBillingMail } from '../src/domain/mails/request-billing-mail';
import { recordPayment } from '../src/domain/receipts/record-payment';
import { sweepReminders } from '../src/domain/subscriptions/sweep-reminders';
import { subscribeToBillingMails } from '../src/entry-points/messages/billing-mails';
import { buildOrder, type OrderedItem } from './support/build-order';

const start = new Date();
const day = (days: number) => new Date(start.getTime() + days * 86_400_000);

describe('mails to buyers', () => {
  let database: TestDatabase;
  let messaging: Messaging;
  let sent: Mail[];

  beforeEach(async () => {
    database = await createTestDatabase();
    const { db, client } = database;
    const indexes = [
      (db: never) => createMailIndexes(db, billingMailCollection),
      createLedgerIndexes,
      createReceiptIndexes,
      createSubscriptionIndexes,
    ];
    for (const create of indexes) await create(db as never);
    await createMessagingIndexes(db);
    const broker = { inProcess: createLoneBroker(queues, 'billing') };
    messaging = await startMessaging({ service: 'svc-billing', broker, client, db, logger: silentLogger });
    sent = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    const siteUrl = 'https://sabi.test';
    await messaging.subscribe([
      subscribeToBillingMails({
        ...{ ...stores(), mailer, siteUrl },
        ...{ staffEmail: undefined, logger: silentLogger, now: () => start },
      }),
    ]);
  });
  afterEach(async () => {
    await messaging.stop();
    await database.drop();
  });

  const stores = () => {
    const db = database.db as never;
    return {
      ledger: createLedgerStore(db),
      subscriptions: createSubscriptionRepository(db),
      receipts: createReceiptRepository(db),
      contacts: createBillingContacts(db),
      billingMails: createMailStore<SentBillingMail>(db, billingMailCollection),
      serviceRequests: createServiceRequestRepository(db),
      redemptions,
      transact: createTransact(database.client as never),
      erasedAccounts: { has: async () => false },
      outbox: messaging.outbox,
    };
  };
  const pay = async (
    userId: string,
    item: PlanType,
    order = buildOrder(userId, { kind: 'subscription', item }),
  ) => {
    const used = stores();
    const seller = { name: 'Sabi', address: null, tax_number: null };
    const books = recordPayment({ ...used, seller, taxPercent: 0, mails: used, now: () => start });
    const grants = createOrderGrants({ ...used, ...books, now: () => start });
    await used.transact((transaction) => grants.grantPaidOrder({ order, paidAt: start }, transaction));
    return order;
  };
  const payFor = (userId: string, item: OrderedItem, catalogueVersion: string) =>
    pay(userId, 'basic', buildOrder(userId, item, { catalogueVersion }));
  const openAccount = async (language: 'en' | 'id' = 'en') => {
    const userId = randomUUID();
    await stores().contacts.save(userId, { email: 'ayu@mail.example', name: 'Ayu', language });
    return userId;
  };
  const settled = async (count: number) => {
    await eventually(async () => expect(await database.db.collection('outbox').countDocuments()).toBe(0));
    expect(sent).toHaveLength(count);
  };

  test('R19 when a payment is reported many times at once, one mail about its receipt is sent', async () => {
    const userId = await openAccount();
    const order = buildOrder(userId, { kind: 'subscription', item: 'pro' });
    await Promise.all(Array.from({ length: 10 }, () => pay(userId, 'pro', order)));
    await settled(1);
    const [receipt] = await stores().receipts.findAllOf(userId);
    expect(sent[0]).toMatchObject({ to: 'ayu@mail.example', subject: `Your receipt ${receipt?.number}` });
    expect(sent[0]?.text).toContain('Hello Ayu,');
    expect(sent[0]?.text).toContain(`We have received ${formatRupiah(priceOf('pro'))} for Pro.`);
    expect(sent[0]?.html).toContain('href="https://sabi.test/dashboard"');
  });

  test.each([
    [
      'en',
      [
        'Our team does this for you: CV and LinkedIn makeover (reply within 3 working days), Career consultation (reply within 2 working days), HR webinar (reply within 2 working days). To ask for it, choose "Use" on your dashboard.',
        'Not included: Job applications.',
      ],
    ],
    [
      'id',
      [
        'Dikerjakan oleh tim kami: Perbaikan CV dan LinkedIn (dijawab dalam 3 hari kerja), Konsultasi karier (dijawab dalam 2 hari kerja), Webinar HR (dijawab dalam 2 hari kerja). Untuk memintanya, pilih "Gunakan" di dasbor Anda.',
        'Tidak termasuk: Lamaran kerja.',
      ],
    ],
  ] as const)(
    'of a plan it says how each thing is used, and what is not included (%s)',
    async (language, said) => {
      await payFor(await openAccount(language), { kind: 'subscription', item: 'basic' }, '2026-11');
      await settled(1);
      for (const text of said) expect(sent[0]?.text).toContain(text);
      expect(sent[0]?.text).not.toMatch(/ready to use|sudah dapat digunakan/i);
    },
  );

  test.each(['2026-01', '2026-12'])(
    'by the catalogue of %s applications are part of a plan',
    async (version) => {
      await payFor(await openAccount(), { kind: 'subscription', item: 'basic' }, version);
      await settled(1);
      expect(sent[0]?.text).toContain('You can use this in your account now: Job applications.');
      expect(sent[0]?.text).not.toContain('Not included');
    },
  );

  test.each<[ServiceType, string]>([
    ['cv-template', 'You can use this in your account now: Premium CV templates.'],
    ['personality-test', 'Our team does this for you: Personality test (reply within 2 working days).'],
    ['whatsapp-assistant', 'This cannot be used yet: WhatsApp assistant.'],
  ])('of the single service %s it says how it is used', async (item, said) => {
    await payFor(await openAccount(), { kind: 'ala_carte', item }, '2026-11');
    await settled(1);
    expect(sent[0]?.text).toContain(said);
  });

  test('a mail stored before the bought item was names the dashboard', async () => {
    const subject = {
      kind: 'receipt',
      number: '2026/1',
      item_name: { en: 'Pro', id: 'Pro' },
      amount: 1,
    } as const;
    const request = { userId: await openAccount(), cause: 'receipt:1', subject, now: start };
    const used = stores();
    await used.transact((transaction) => requestBillingMail(request, used, transaction));
    await settled(1);
    expect(sent[0]?.text).toContain('Your dashboard shows what you bought and how to use it.');
  });

  test('seven days and one day before the end of a plan one mail each is sent, in the language of the account', async () => {
    const userId = await openAccount('id');
    await pay(userId, 'basic');
    await settled(1);
    for (const days of [22.9, 23.1, 23.2]) await sweepReminders({ now: day(days) }, stores());
    await settled(2);
    for (const days of [28.9, 29.1, 29.2, 30.1]) await sweepReminders({ now: day(days) }, stores());
    await settled(3);
    expect(sent.map(({ subject }) => subject).slice(1)).toEqual([
      'Paket Basic Anda berakhir 7 hari lagi',
      'Paket Basic Anda berakhir besok',
    ]);
    expect(sent[1]?.html).toContain('href="https://sabi.test/id/dashboard"');
  });

  test('when there was no sweep for a week, the mail is about the day that is left', async () => {
    await pay(await openAccount(), 'basic');
    await settled(1);
    await sweepReminders({ now: day(29.5) }, stores());
    await settled(2);
    expect(sent[1]?.subject).toBe('Your Basic plan ends tomorrow');
  });

  test('a plan that was extended is reminded of at its new end', async () => {
    const userId = await openAccount();
    await pay(userId, 'basic');
    await sweepReminders({ now: day(23.5) }, stores());
    await settled(2);
    await pay(userId, 'basic');
    await sweepReminders({ now: day(29.5) }, stores());
    await sweepReminders({ now: day(53.5) }, stores());
    await settled(4);
  });

  test.each([
    [
      'en',
      'Your plan changes from Pro to Basic tomorrow',
      ['Your Basic plan, which is already paid for, begins', 'You need not do anything.'],
    ],
    [
      'id',
      'Paket Anda beralih dari Pro ke Basic besok',
      ['lalu paket Basic yang sudah Anda bayar langsung dimulai.', 'Anda tidak perlu melakukan apa pun.'],
    ],
  ] as const)(
    'where the next plan is paid, the mail announces the change (%s)',
    async (language, subject, summary) => {
      const userId = await openAccount(language);
      await pay(userId, 'pro');
      await pay(userId, 'basic');
      await sweepReminders({ now: day(59.5) }, stores());
      await settled(3);
      const mail = sent.find((each) => each.subject === subject);
      for (const text of summary) expect(mail?.text.toLowerCase()).toContain(text.toLowerCase());
      expect(mail?.text).toContain(phrases[language].moment(day(60)));
      // Unused entitlements end with the last plan.
      expect(mail?.text).toContain(phrases[language].moment(day(90)));
      expect(mail?.text).not.toMatch(/ends with it|ikut berakhir/);
    },
  );

  test.each([
    ['extended', 'basic'],
    ['followed by a higher one', 'pro'],
  ] as const)(
    'of a plan that was %s before its reminder could be sent, nothing is sent',
    async (_, bought) => {
      const userId = await openAccount();
      await pay(userId, 'basic');
      await settled(1);
      const [ending] = await stores().subscriptions.findAllOf(userId);
      await pay(userId, bought);
      await settled(2);
      const late = { findEnding: async () => (ending ? [ending] : []) };
      await sweepReminders({ now: day(29.5) }, { ...stores(), subscriptions: late });
      await settled(2);
    },
  );

  test.each([
    [
      'en',
      'Your payment for HR webinar is settled',
      'Less than the price of HR webinar arrived, so it was not activated. We have settled this.',
      'You can order it again at any time.',
    ],
    [
      'id',
      'Pembayaran Anda untuk Webinar HR sudah kami selesaikan',
      'Pembayaran yang masuk untuk Webinar HR kurang dari harganya, jadi pesanan itu tidak diaktifkan.',
      'Anda bisa memesannya lagi kapan saja.',
    ],
  ] as const)(
    'the buyer of an underpaid order is notified once it is settled (%s)',
    async (language, title, summary, next) => {
      const userId = await openAccount(language);
      const subject = {
        kind: 'underpaid_settled',
        item_name: { en: 'HR webinar', id: 'Webinar HR' },
      } as const;
      const request = { userId, cause: 'underpaid-settled:1', subject, now: start };
      const used = stores();
      await used.transact((transaction) => requestBillingMail(request, used, transaction));
      await settled(1);
      expect(sent[0]).toMatchObject({ to: 'ayu@mail.example', subject: title });
      for (const text of [summary, next]) expect(sent[0]?.text).toContain(text);
    },
  );

  test('an account of which nothing is known any more gets no mail', async () => {
    await pay(randomUUID(), 'basic');
    await settled(0);
  });
});
