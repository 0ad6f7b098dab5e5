import { inquiryReceived } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import { outboxEntries } from '@sabi/event-bus/outbox';
import { createTestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { rabbitLockTimeoutMs, withRabbitLock } from '@sabi/test-kit/rabbit-lock';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { buildInquiry, type InquiryDesk, openInquiryDesk, postInquiry, storedInquiries } from './inquiries';

describe('the mail to the staff', () => {
  let desk: InquiryDesk;

  beforeEach(async () => {
    desk = await openInquiryDesk();
  });

  afterEach(() => desk.stop());

  const firstMail = () => desk.mailServer.waitForMail('staff@sabi.test');

  test('says who asks what, and its answer goes to them', async () => {
    const inquiry = buildInquiry({ language: 'id' });
    const { body } = await postInquiry(desk.service, inquiry).expect(201);
    const mail = await firstMail();
    expect(mail.subject).toBe('Contact: Company solution, from Ayu Lestari');
    expect(mail.from?.value).toEqual([{ name: 'Sabi', address: 'no-reply@sabi.test' }]);
    expect(mail.replyTo?.value).toEqual([{ name: 'Ayu Lestari', address: inquiry.email }]);
    expect(mail.messageId).toBe(`<${body.id}@sabi.test>`);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    for (const part of [mail.text, mail.html]) {
      for (const fact of ['PT Contoh', '+62 812 0000 0001', 'Indonesian', inquiry.message])
        expect(part).toContain(fact);
    }
  });

  test('shows markup as text, and gives a stranger neither headers nor recipients', async () => {
    await postInquiry(
      desk.service,
      buildInquiry({
        first_name: 'Ayu\r\nBcc: all@mail.example',
        last_name: '<script>alert(1)</script>',
        company_name: '<img src=x onerror=alert(1)>\r\nInquiry: forged',
        message: 'First line\n</p><script src=//evil.example></script>',
      }),
    ).expect(201);
    const mail = await firstMail();
    expect(mail.bcc ?? mail.cc).toBeUndefined();
    expect(desk.staffMails()).toHaveLength(1);
    expect(desk.mailServer.mailsTo('all@mail.example')).toEqual([]);
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.text).not.toMatch(/^Inquiry: forged/m);
    expect(mail.text).toContain('First line\n</p>');
  });

  test('that was asked for twice is sent once', async () => {
    const { body } = await postInquiry(desk.service, buildInquiry()).expect(201);
    await firstMail();
    const { outbox, transact } = desk.service.dependencies;
    const waiting = outboxEntries(desk.service.database.db);
    await eventually(async () => expect(await waiting.countDocuments()).toBe(0));
    const again = createMessage(inquiryReceived, { inquiry_id: body.id });
    await transact((transaction) => outbox.append(again, transaction));
    await eventually(async () => expect(await waiting.countDocuments()).toBe(0));
    expect(desk.staffMails()).toHaveLength(1);
  });

  test(
    'with RabbitMQ it arrives just so',
    async () => {
      const isThere = await withRabbitLock(async (amqpUrl) => {
        const onRabbit = await openInquiryDesk({ amqpUrl });
        try {
          await postInquiry(onRabbit.service, buildInquiry()).expect(201);
          await onRabbit.mailServer.waitForMail('staff@sabi.test');
        } finally {
          await onRabbit.stop();
        }
      });
      if (!isThere)
        reportSkipped('RabbitMQ is not installed: inquiries went by the in-process adapter alone');
    },
    rabbitLockTimeoutMs,
  );
});

test('while the mail server is away inquiries are taken; when it is back, the mail arrives once', async () => {
  let failures = 0;
  const desk = await openInquiryDesk({
    replace: ({ mailer }) => ({
      mailer: {
        ...mailer,
        send: (mail) =>
          mailer.send(mail).catch((error: unknown) => {
            if (mail.to === 'staff@sabi.test') failures += 1;
            throw error;
          }),
      },
    }),
  });
  try {
    await desk.mailServer.stop();
    await postInquiry(desk.service, buildInquiry()).expect(201);
    await eventually(() => expect(failures).toBe(1));
    await desk.mailServer.start();
    await desk.mailServer.waitForMail('staff@sabi.test'); // after the queue's first delay of ten seconds
    expect(desk.staffMails()).toHaveLength(1);
  } finally {
    await desk.stop();
  }
});

describe('inquiry and mail belong together', () => {
  test('when the outbox fails, the inquiry is not kept either', async () => {
    const desk = await openInquiryDesk({
      replace: () => ({ outbox: { append: () => Promise.reject(new Error('no outbox today')) } }),
    });
    try {
      const inquiry = buildInquiry();
      await postInquiry(desk.service, inquiry).expect(500);
      expect(await storedInquiries(desk.service, inquiry.email)).toEqual([]);
    } finally {
      await desk.stop();
    }
  });

  test('when the process ends between saving and publishing, the next one sends the mail', async () => {
    const database = await createTestDatabase();
    const waiting = outboxEntries(database.db);
    try {
      const inquiry = buildInquiry();
      const desk = await openInquiryDesk({ database });
      desk.service.broker.unregister('profile.inquiry-mail'); // published messages are no longer consumed
      await postInquiry(desk.service, inquiry).expect(201);
      const [entry] = await waiting.find().toArray();
      expect(entry?.body).toEqual({ inquiry_id: expect.any(String) });
      await desk.stop();
      expect(desk.staffMails()).toEqual([]);
      const next = await openInquiryDesk({ database });
      try {
        const mail = await next.mailServer.waitForMail('staff@sabi.test');
        expect(mail.replyTo?.value[0]?.address).toBe(inquiry.email);
        await eventually(async () => expect(await waiting.countDocuments()).toBe(0));
      } finally {
        await next.stop();
      }
    } finally {
      await database.drop();
    }
  });
});
