import { randomUUID } from 'node:crypto';
import { inquiryTrap } from '@sabi/contracts/profile/inquiry';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { buildInquiry, type InquiryDesk, openInquiryDesk, postInquiry, storedInquiries } from './inquiries';

describe('an inquiry', () => {
  let desk: InquiryDesk;

  beforeAll(async () => {
    desk = await openInquiryDesk();
  });

  afterAll(() => desk.stop());

  const mailsAbout = (email: string) =>
    desk.staffMails().filter(({ replyTo }) => replyTo?.value[0]?.address === email);

  test('of a visitor is stored with every field, and the staff gets one mail', async () => {
    const inquiry = buildInquiry();
    const { body } = await postInquiry(desk.service, inquiry).expect(201);
    const [stored] = await storedInquiries(desk.service, inquiry.email);
    expect(stored).toMatchObject({ ...inquiry, _id: body.id, user_id: null });
    expect(stored?.['created_at']).toBeInstanceOf(Date);
    await eventually(() => expect(mailsAbout(inquiry.email)).toHaveLength(1));
    await eventually(async () => {
      const [mailed] = await storedInquiries(desk.service, inquiry.email);
      expect(mailed?.['mailed_at']).toBeInstanceOf(Date);
    });
  });

  test('of an account is kept with it; what is not given is null', async () => {
    const account = await desk.service.account();
    const { email } = buildInquiry();
    await postInquiry(desk.service, {
      kind: 'consultation',
      first_name: 'A',
      last_name: 'B',
      email,
      inquiry_type: '',
      language: 'id',
    })
      .auth(account.token, { type: 'bearer' })
      .expect(201);
    expect(await storedInquiries(desk.service, email)).toEqual([
      expect.objectContaining({
        kind: 'consultation',
        user_id: account.userId,
        company_name: null,
        phone_number: null,
        inquiry_type: null,
        message: null,
      }),
    ]);
  });

  test('that breaks every rule is refused with what each field wants, and nothing is kept', async () => {
    const faulty = {
      first_name: 'A',
      last_name: ' B ',
      email: 'ayu@',
      inquiry_type: '',
      message: 'Nine char',
    };
    const { body, headers } = await postInquiry(desk.service, buildInquiry(faulty)).expect(422);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({
      code: 'REQUEST_INVALID',
      errors: {
        first_name: ['First name must be at least 2 characters'],
        last_name: ['Last name must be at least 2 characters'],
        email: ['Please enter a valid email address'],
        inquiry_type: ['Please select an inquiry type'],
        message: ['Message must be at least 10 characters'],
      },
    });
    expect(await storedInquiries(desk.service, faulty.email)).toEqual([]);
  });

  test.each([
    ['an operator', { first_name: { $gt: '' } }],
    ['a list', { email: ['a@mail.example', 'b@mail.example'] }],
    ['a field of the server', { user_id: randomUUID() }],
    ['another kind', { kind: 'complaint' }],
    ['another language', { language: 'fr' }],
  ])('with %s is refused', async (_what, change) => {
    await postInquiry(desk.service, buildInquiry(change)).expect(422);
  });

  test('of another media type is refused', async () => {
    await request(desk.service.url)
      .post('/api/profile/v1/inquiries')
      .type('text/plain')
      .send('first_name=Ayu')
      .expect(415);
  });

  test.each([
    ['its id', { submission_id: randomUUID() }],
    ['its content', {}],
  ])('sent ten times at once and known by %s is one, with one mail and one answer', async (_by, change) => {
    const inquiry = buildInquiry(change);
    const answers = await Promise.all(Array.from({ length: 10 }, () => postInquiry(desk.service, inquiry)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await storedInquiries(desk.service, inquiry.email)).toHaveLength(1);
    await eventually(async () => {
      expect(await desk.service.database.db.collection('outbox').countDocuments()).toBe(0);
    });
    expect(mailsAbout(inquiry.email)).toHaveLength(1);
  });

  test('with the id of an earlier one gets that one’s answer, however late', async () => {
    const inquiry = buildInquiry({ submission_id: randomUUID() });
    const first = await postInquiry(desk.service, inquiry).expect(201);
    await makeOlder(inquiry.email, 24 * 60);
    const second = await postInquiry(desk.service, inquiry).expect(201);
    expect(second.body).toEqual(first.body);
  });

  test.each([
    ['nine', 1],
    ['eleven', 2],
  ])('with the words of one %s minutes ago makes %i in all', async (age, count) => {
    const inquiry = buildInquiry();
    await postInquiry(desk.service, inquiry).expect(201);
    await makeOlder(inquiry.email, age === 'nine' ? 9 : 11);
    await postInquiry(desk.service, inquiry).expect(201);
    expect(await storedInquiries(desk.service, inquiry.email)).toHaveLength(count);
  });

  test('that fills in the field no person sees is answered like any other, and dropped', async () => {
    const inquiry = buildInquiry({ [inquiryTrap]: 'https://spam.example' });
    const { body } = await postInquiry(desk.service, inquiry).expect(201);
    expect(body).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(await storedInquiries(desk.service, inquiry.email)).toEqual([]);
  });

  async function makeOlder(email: string, minutes: number): Promise<void> {
    await desk.service.database.db
      .collection('contact_inquiries')
      .updateMany({ email }, { $set: { created_at: new Date(Date.now() - minutes * 60_000) } });
  }
});
