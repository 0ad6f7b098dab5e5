import { inquiryTrap } from '@sabi/contracts/profile/inquiry';
import { inquiryReceiptRequested } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import { outboxEntries } from '@sabi/event-bus/outbox';
import { MailRefused } from '@sabi/service-kit/mail/mailer';
import { eventually } from '@sabi/test-kit/eventually';
import { sendInquiryReceipt } from '../src/domain/inquiries/send-inquiry-receipt';
import { buildInquiry, type InquiryDesk, openInquiryDesk, postInquiry, storedInquiries } from './inquiries';

let desk: InquiryDesk;

afterEach(() => desk.stop());

/** Waits until every requested mail was tried. */
const settle = () => {
  const waiting = outboxEntries(desk.service.database.db);
  return eventually(async () => {
    expect(await waiting.countDocuments()).toBe(0);
    const stored = desk.service.database.db.collection('contact_inquiries');
    expect(desk.staffMails()).toHaveLength(await stored.countDocuments());
  });
};

describe('the receipt to the sender', () => {
  beforeEach(async () => {
    desk = await openInquiryDesk();
  });

  test.each([
    ['en', 'contact', 'We have received your message', 'within 1 working day', 'https?://[^/ ]+/'],
    ['id', 'contact', 'Pesan Anda sudah kami terima', 'dalam 1 hari kerja', 'https?://[^/ ]+/id'],
    ['en', 'consultation', 'We have received your consultation request', 'within 1 working day', ''],
    ['id', 'consultation', 'Permintaan konsultasi Anda sudah kami terima', 'dalam 1 hari kerja', ''],
  ])(
    'in %s for a %s says that it has arrived and when it is answered',
    async (language, kind, subject, answer, address) => {
      const type = kind === 'consultation' ? { inquiry_type: 'career' } : {};
      const inquiry = buildInquiry({ language, kind, ...type });
      const { body } = await postInquiry(desk.service, inquiry).expect(201);
      const mail = await desk.mailServer.waitForMail(inquiry.email);
      expect(mail.subject).toBe(subject);
      for (const part of [mail.text, mail.html]) expect(part).toContain(answer);
      expect(mail.text).toMatch(new RegExp(address));
      expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
      expect(mail.messageId).not.toBe(`<${body.id}@sabi.test>`);
      await eventually(async () => {
        const [stored] = await storedInquiries(desk.service, inquiry.email);
        expect(stored?.['receipt_mailed_at']).toBeInstanceOf(Date);
      });
    },
  );

  test('repeats nothing that its sender could choose', async () => {
    const inquiry = buildInquiry({
      first_name: 'Visit-evil',
      last_name: 'Now-at-evil',
      company_name: 'PT Evil',
      phone_number: '+62 899 9999',
      message: 'Buy at https://evil.example today, a real bargain.',
    });
    await postInquiry(desk.service, inquiry).expect(201);
    const { subject, text, html, to, replyTo } = await desk.mailServer.waitForMail(inquiry.email);
    for (const part of [subject, text, html, replyTo?.text])
      expect(part ?? '').not.toMatch(/evil|bargain|899 9999/i);
    expect(to).toMatchObject({ value: [{ address: inquiry.email, name: '' }] });
  });

  test('comes once an hour to a mailbox, however its address is written, while the staff gets a mail for every inquiry', async () => {
    const { email } = buildInquiry();
    const [name, host] = email.split('@') as [string, string];
    const spellings = [email, email.toUpperCase(), `${name}+a@${host}`, `${name}+b@${host}`];
    for (const [index, spelling] of spellings.entries()) {
      const inquiry = buildInquiry({ email: spelling, message: `A message with the number ${index}.` });
      await postInquiry(desk.service, inquiry).expect(201);
    }
    await desk.mailServer.waitForMail(email);
    await settle();
    const other = buildInquiry();
    await postInquiry(desk.service, other).expect(201);
    await desk.mailServer.waitForMail(other.email);
    await settle();
    const receipts = desk.mailServer.mails.filter(({ subject }) => subject?.startsWith('We have received'));
    expect(receipts).toHaveLength(2);
  });

  test('is not sent for what the trap has caught, nor twice for the same submission', async () => {
    const trapped = buildInquiry({ [inquiryTrap]: 'https://spam.example' });
    await postInquiry(desk.service, trapped).expect(201);
    const inquiry = buildInquiry();
    await postInquiry(desk.service, inquiry).expect(201);
    const { body } = await postInquiry(desk.service, inquiry).expect(201);
    await desk.mailServer.waitForMail(inquiry.email);
    await settle();
    const { outbox, transact } = desk.service.dependencies;
    const again = createMessage(inquiryReceiptRequested, {
      inquiry_id: body.id,
      mail_id: crypto.randomUUID(),
    });
    await transact((transaction) => outbox.append(again, transaction));
    await settle();
    expect(desk.mailServer.mailsTo(inquiry.email)).toHaveLength(1);
    expect(desk.mailServer.mailsTo(trapped.email)).toEqual([]);
  });
});

test('when an address refuses mail, the staff gets theirs and the receipt is not retried', async () => {
  const tried: string[] = [];
  desk = await openInquiryDesk({
    replace: ({ mailer }) => ({
      mailer: {
        ...mailer,
        send: async (mail) => {
          tried.push(mail.to);
          if (mail.to.startsWith('ayu-')) throw new MailRefused('No such mailbox');
          await mailer.send(mail);
        },
      },
    }),
  });
  const inquiry = buildInquiry();
  await postInquiry(desk.service, inquiry).expect(201);
  await desk.mailServer.waitForMail('staff@sabi.test');
  await eventually(() => expect(tried).toContain(inquiry.email));
  const [stored] = await storedInquiries(desk.service, inquiry.email);
  const asked = { inquiryId: String(stored?._id), mailId: crypto.randomUUID() };
  // Throws nothing, which the queue would retry.
  expect(await sendInquiryReceipt(asked, desk.service.dependencies)).toBeUndefined();
});
