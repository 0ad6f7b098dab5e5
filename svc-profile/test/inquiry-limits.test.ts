import { randomUUID } from 'node:crypto';
import { buildInquiry, type InquiryDesk, openInquiryDesk, postInquiry, storedInquiries } from './inquiries';

describe('limits of inquiries', () => {
  let desk: InquiryDesk;

  beforeEach(async () => {
    desk = await openInquiryDesk({ env: { INQUIRIES_PER_NETWORK: '5' } });
  });

  afterEach(() => desk.stop());

  const postFrom = (ip: string, body: object) => postInquiry(desk.service, body).set('X-Forwarded-For', ip);

  test('the sixth of a network is refused until its ten minutes are over, and other networks are not', async () => {
    for (let count = 0; count < 5; count += 1) await postFrom('203.0.113.9', buildInquiry()).expect(201);
    const sixth = buildInquiry();
    const { body, headers } = await postFrom('203.0.113.9', sixth).expect(429);
    expect(body.code).toBe('RATE_LIMITED');
    expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(await storedInquiries(desk.service, sixth.email)).toEqual([]);
    await postFrom('203.0.113.10', sixth).expect(201);
  });

  test('a whole /64 of IPv6 is one network', async () => {
    for (let host = 1; host <= 5; host += 1)
      await postFrom(`2001:db8:1:2::${host}`, buildInquiry()).expect(201);
    await postFrom('2001:db8:1:2:ffff::1', buildInquiry()).expect(429);
    await postFrom('2001:db8:1:3::1', buildInquiry()).expect(201);
  });

  test('what is refused or known already does not count', async () => {
    const inquiry = buildInquiry({ submission_id: randomUUID() });
    for (let count = 0; count < 8; count += 1) await postFrom('203.0.113.9', inquiry).expect(201);
    for (let count = 0; count < 8; count += 1)
      await postFrom('203.0.113.9', buildInquiry({ email: 'nobody' })).expect(422);
    for (let count = 0; count < 4; count += 1) await postFrom('203.0.113.9', buildInquiry()).expect(201);
    await postFrom('203.0.113.9', buildInquiry()).expect(429);
    await postFrom('203.0.113.9', inquiry).expect(201);
  });

  test('accounts behind one network do not count together', async () => {
    const [first, second] = [await desk.service.account(), await desk.service.account()];
    const postAs = ({ token }: { token: string }) =>
      postFrom('203.0.113.9', buildInquiry()).auth(token, { type: 'bearer' });
    for (let count = 0; count < 5; count += 1) await postAs(first).expect(201);
    await postAs(first).expect(429);
    await postAs(second).expect(201);
  });

  test('one address is written from ten times an hour, from whichever networks and in whichever case', async () => {
    const { email } = buildInquiry();
    for (let count = 0; count < 10; count += 1)
      await postFrom(
        `198.51.100.${count}`,
        buildInquiry({ email, message: `Message number ${count}` }),
      ).expect(201);
    const inCapitals = buildInquiry({ email: email.toUpperCase() });
    await postFrom('198.51.100.200', inCapitals).expect(429);
    const keys = await desk.service.database.db.collection('attempts').distinct('key');
    expect(keys.join()).not.toContain('@');
  });
});
