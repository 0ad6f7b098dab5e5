import { randomUUID } from 'node:crypto';
import { inquiryTrap } from '@sabi/contracts/profile/inquiry';
import type { StaffInquiry } from '@sabi/contracts/http/profile/staff-inquiries';
import { accountErased } from '@sabi/contracts/messages/account';
import { inquiryAnswered } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import { eventually } from '@sabi/test-kit/eventually';
import { staffClaims } from '@sabi/test-kit/openapi/staff-access';
import request from 'supertest';
import { openInquiryQueue } from '../src/data-access/inquiry-repository';
import { publish } from './cvs';
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

  describe('in the queue of the staff', () => {
    const callAs = (token: string, method: 'get' | 'post', path = '') =>
      request(desk.service.url)
        [method](`/api/profile/v1/staff/inquiries${path}`)
        .auth(token, { type: 'bearer' });
    let support: { id: string; token: string };
    const asStaff = (method: 'get' | 'post', path = '') => callAs(support.token, method, path);
    const reply = (id: string, answer: string, version = 1) =>
      asStaff('post', `/${id}/reply`).send({ answer, version });
    const resolve = (id: string, reason: string, version = 1) =>
      asStaff('post', `/${id}/resolve`).send({ reason, version });
    const answersTo = ({ email }: { email: string }) =>
      desk.mailServer
        .mailsTo(email)
        .filter(({ subject }) => /^(Our answer|Jawaban kami)/.test(subject ?? ''));
    const actsOn = async (id: string) => {
      const { auditChain } = desk.service.dependencies;
      const { entries } = await auditChain.list({ subject: { type: 'inquiry', id } }, { limit: 10 });
      return entries.map(({ action, actor }) => [action, actor.id]);
    };
    const settle = () =>
      eventually(async () => {
        expect(await desk.service.database.db.collection('outbox').countDocuments()).toBe(0);
      });
    async function receive(changes: Record<string, unknown> = {}) {
      const inquiry = buildInquiry(changes);
      const { body } = await postInquiry(desk.service, inquiry).expect(201);
      return { email: inquiry.email, id: body.id as string };
    }
    async function listAll(state: string): Promise<StaffInquiry[]> {
      const found: StaffInquiry[] = [];
      for (let after: string | null = ''; after !== null;) {
        const query: string = new URLSearchParams({ state, ...(after && { after }) }).toString();
        const { body } = await asStaff('get', `?${query}`).expect(200);
        found.push(...(body.inquiries as StaffInquiry[]));
        after = body.next as string | null;
      }
      return found;
    }

    beforeAll(async () => {
      const claims = staffClaims({ roles: ['support'] });
      support = { id: claims.sub, token: await desk.service.issuer.sign(claims) };
    });

    test.each([
      ['en', 'Our answer to your message', 'Hello Ayu,'],
      ['id', 'Jawaban kami atas pesan Anda', 'Halo Ayu,'],
    ])('it is answered once, by mail in its language: %s', async (language, subject, greeting) => {
      const inquiry = await receive({ language });
      const answers = await Promise.all([1, 2].map(() => reply(inquiry.id, 'First line.\nSecond line.')));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [mail] = await eventually(() => {
        expect(answersTo(inquiry)).not.toEqual([]);
        return answersTo(inquiry);
      });
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(`${greeting}\n`);
      expect(mail?.text).toContain('First line.\n\nSecond line.');
      expect(mail?.replyTo?.value[0]?.address).toBe('staff@sabi.test');
      const { outbox, transact } = desk.service.dependencies;
      const again = createMessage(inquiryAnswered, { inquiry_id: inquiry.id, mail_id: randomUUID() });
      await eventually(async () =>
        expect((await storedInquiries(desk.service, inquiry.email))[0]?.['answer_mailed_at']).toBeTruthy(),
      );
      await transact((transaction) => outbox.append(again, transaction));
      await settle();
      expect(answersTo(inquiry)).toHaveLength(1);
      expect(await actsOn(inquiry.id)).toEqual([['inquiry.answered', support.id]]);
      expect((await listAll('answered'))[0]).toMatchObject({
        inquiry_id: inquiry.id,
        answer: 'First line.\nSecond line.',
        answer_mailed_at: expect.any(String),
      });
    });

    test('an answer that its address refuses is said to be refused, and is not mailed again', async () => {
      const inquiry = await receive();
      desk.mailServer.refused.add(inquiry.email);
      await reply(inquiry.id, 'Yes.').expect(200);
      const find = async () => (await listAll('answered')).find((each) => each.inquiry_id === inquiry.id);
      await eventually(async () => expect((await find())?.answer_refused_at).toEqual(expect.any(String)));
      desk.mailServer.refused.delete(inquiry.email);
      const { outbox, transact } = desk.service.dependencies;
      const again = createMessage(inquiryAnswered, { inquiry_id: inquiry.id, mail_id: randomUUID() });
      await transact((transaction) => outbox.append(again, transaction));
      await settle();
      expect(answersTo(inquiry)).toEqual([]);
      expect(await find()).toMatchObject({ answer: 'Yes.', answer_mailed_at: null });
    });

    test('of two decisions at once one is stored; the other learns that the case has changed', async () => {
      const inquiry = await receive();
      const both = await Promise.all([reply(inquiry.id, 'Yes.'), resolve(inquiry.id, 'Spam')]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body.code).toBe('CASE_CHANGED');
      expect(await actsOn(inquiry.id)).toHaveLength(1);
    });

    test('it is closed without a mail, and can be answered after all; an answer is final', async () => {
      const inquiry = await receive();
      for (const _time of [1, 2]) await resolve(inquiry.id, 'Spam').expect(200);
      expect((await listAll('closed'))[0]).toMatchObject({
        inquiry_id: inquiry.id,
        closing_reason: 'Spam',
        version: 2,
      });
      await settle();
      expect(answersTo(inquiry)).toEqual([]);
      await resolve(inquiry.id, 'Still spam', 2).expect(409);
      await reply(inquiry.id, 'Not spam.', 2).expect(200);
      const late = await reply(inquiry.id, 'Other words.', 3).expect(409);
      expect(late.body.code).toBe('INQUIRY_STATE_UNFIT');
      await reply(randomUUID(), 'Nobody.').expect(404);
    });

    test('open ones are listed from the longest waiting, with a due time in working hours, and also those of an earlier release', async () => {
      const stored = desk.service.database.db.collection<{ _id: string }>('contact_inquiries');
      const { id } = await receive({ email: 'friday@mail.example' });
      const row = await stored.findOne({ _id: id });
      const { state: _state, version: _version, ...earlier } = { ...row } as Record<string, unknown>;
      const friday = new Date('2025-11-21T12:00:00Z'); // after work
      const rows = Array.from({ length: 60 }, (_each, index) => ({
        ...earlier,
        _id: randomUUID() as string,
        submission_key: null,
        created_at: new Date(friday.getTime() + index),
      }));
      await stored.insertMany(rows);
      await stored.updateOne({ _id: id }, { $unset: { state: '', version: '' } });
      const listed = await listAll('open');
      expect(listed.slice(0, 60).map((each) => each.inquiry_id)).toEqual(rows.map(({ _id }) => _id));
      expect(listed[0]).toMatchObject({
        state: 'open',
        version: 1,
        due_at: '2025-11-24T10:00:00.000Z', // Monday, 17:00 WIB
      });
      expect(listed.at(-1)?.inquiry_id).toBe(id);
      await reply(rows[0]?._id ?? '', 'At last.').expect(200);
      await openInquiryQueue(desk.service.database.db);
      expect(await listAll('open')).toEqual(listed.slice(60)); // those of a year ago were answered by mail
    });

    test('it has one owner: of two at once one takes it, who alone gives it back', async () => {
      const { id } = await receive();
      const claims = [1, 2].map((each) => ({
        ...staffClaims({ roles: ['support'] }),
        email: `staff-${each}@sabi.example`,
      }));
      const both = await Promise.all(
        claims.map(async (each) => ({ ...each, token: await desk.service.issuer.sign(each) })),
      );
      const assign = ({ token }: { token: string }, take: boolean, version: number) =>
        callAs(token, 'post', `/${id}/assign`).send({ take, version });
      const mine = async ({ token }: { token: string }) => {
        const { body } = await callAs(token, 'get', '?owner=me').expect(200);
        return (body.inquiries as StaffInquiry[]).map((each) => each.inquiry_id);
      };
      const taken = await Promise.all(both.map((each) => assign(each, true, 0)));
      expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(taken.find(({ status }) => status === 409)?.body.code).toBe('CASE_CHANGED');
      const [owner, other] = taken[0]?.status === 200 ? both : both.toReversed();
      if (!owner || !other) throw new Error('There are two');
      const assignment = { owner: { id: owner.sub, name: owner.email }, version: 1 };
      expect((await assign(owner, true, 0).expect(200)).body).toEqual(assignment); // sent twice
      const { body } = await callAs(other.token, 'get').expect(200);
      expect(body.assignments).toEqual({ [id]: assignment });
      expect([await mine(owner), await mine(other)]).toEqual([[id], []]);
      await assign(other, false, 1).expect(403);
      await assign(other, true, 1).expect(200);
      expect([await mine(owner), await mine(other)]).toEqual([[], [id]]);
      await assign(other, false, 2).expect(200);
      expect(await actsOn(id)).toEqual([
        ['case.returned', other.sub],
        ['case.taken', other.sub],
        ['case.taken', owner.sub],
      ]);
      await callAs(owner.token, 'post', `/${randomUUID()}/assign`)
        .send({ take: true, version: 0 })
        .expect(404);
    });

    test('an erased member of staff owns nothing', async () => {
      const { id } = await receive();
      const claims = { ...staffClaims({ roles: ['support'] }), email: 'gone@sabi.example' };
      const token = await desk.service.issuer.sign(claims);
      await callAs(token, 'post', `/${id}/assign`).send({ take: true, version: 0 }).expect(200);
      await publish(desk.service, accountErased, { user_id: claims.sub });
      const { body } = await asStaff('get').expect(200);
      expect(body.assignments[id]).toEqual({ owner: null, version: 2 });
      const rows = desk.service.database.db.collection('staff_cases');
      expect(await rows.countDocuments({ owner_name: claims.email })).toBe(0);
    });

    test('only support sees and answers it', async () => {
      const reviewer = await desk.service.issuer.sign(staffClaims({ roles: ['reviewer', 'finance'] }));
      const { id } = await receive();
      await callAs(reviewer, 'get').expect(403);
      await callAs(reviewer, 'post', `/${id}/reply`).send({ answer: 'No.', version: 1 }).expect(403);
    });
  });

  async function makeOlder(email: string, minutes: number): Promise<void> {
    await desk.service.database.db
      .collection('contact_inquiries')
      .updateMany({ email }, { $set: { created_at: new Date(Date.now() - minutes * 60_000) } });
  }
});
