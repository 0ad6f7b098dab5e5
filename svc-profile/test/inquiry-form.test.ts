import { createInquiryRoute } from '@sabi/contracts/http/profile/inquiries';
import { inquiryTrap } from '@sabi/contracts/profile/inquiry';
import { encodeForm, type FormBody, listMalformedForms } from '@sabi/test-kit/malformed-forms';
import request from 'supertest';
import { buildInquiry, type InquiryDesk, openInquiryDesk, postForm, storedInquiries } from './inquiries';

describe('a form sent without script', () => {
  let desk: InquiryDesk;

  beforeAll(async () => {
    desk = await openInquiryDesk();
  });

  afterAll(() => desk.stop());

  test.each([
    ['contact', 'en', '/contact-us?sent=yes#message'],
    ['contact', 'id', '/id/contact-us?sent=yes#message'],
    ['consultation', 'en', '/talent-solution?panel=expert&sent=yes#panels'],
    ['consultation', 'id', '/id/talent-solution?panel=expert&sent=yes#panels'],
  ])('of kind %s in %s is stored and leads back to %s', async (kind, language, target) => {
    const fields = buildInquiry({ kind, language, company_name: '', inquiry_type: 'general' });
    const { headers } = await postForm(desk.service, fields).expect(303);
    expect(headers['location']).toBe(target);
    expect(await storedInquiries(desk.service, fields.email)).toEqual([
      expect.objectContaining({ kind, language, company_name: null, user_id: null }),
    ]);
  });

  test('leads nowhere the request names', async () => {
    const fields = buildInquiry({ redirect: 'https://evil.example', language: '//evil.example' });
    const { headers, text } = await postForm(desk.service, fields).expect(422);
    expect(headers['location']).toBeUndefined();
    expect(text).not.toContain('evil.example');
  });

  test.each([
    ['en', 'Your message has not been sent', 'Please enter a valid email address', 'Back button'],
    ['id', 'Pesan Anda belum terkirim', 'Masukkan alamat email yang valid', 'Tombol Kembali'],
  ])(
    'with faults in %s gets a page that names them and the way back',
    async (language, title, fault, back) => {
      const fields = buildInquiry({ language, email: 'ayu@', first_name: '<b>', message: 'short' });
      const { headers, text } = await postForm(desk.service, fields).expect(422);
      expect(headers['content-type']).toContain('text/html');
      expect(text).toContain(`<html lang="${language}">`);
      for (const words of [`<h1>${title}</h1>`, `<li>${fault}</li>`, back]) expect(text).toContain(words);
      expect(text.match(/<li>/g)).toHaveLength(2);
      expect(text).not.toContain('short');
    },
  );

  test('with a field given twice is refused, not misread', async () => {
    const { text } = await postForm(
      desk.service,
      buildInquiry({ email: ['a@mail.example', 'b@mail.example'] }),
    ).expect(422);
    expect(text).toContain('<li>Please enter a valid email address</li>');
  });

  test('that nobody could have sent by this page is refused in the browser’s language', async () => {
    const { text } = await postForm(desk.service, { kind: ['x'] })
      .set('Accept-Language', 'id-ID,id')
      .expect(422);
    expect(text).toContain('<html lang="id">');
  });

  test('with the field no person sees is answered like any other, and dropped', async () => {
    const fields = buildInquiry({ [inquiryTrap]: 'x' });
    await postForm(desk.service, fields).expect(303);
    expect(await storedInquiries(desk.service, fields.email)).toEqual([]);
  });

  test('twice is stored once', async () => {
    const fields = buildInquiry();
    await postForm(desk.service, fields).expect(303);
    await postForm(desk.service, fields).expect(303);
    expect(await storedInquiries(desk.service, fields.email)).toHaveLength(1);
  });

  test('that stood on another site is refused, and nothing is kept', async () => {
    const fields = buildInquiry({ language: 'id' });
    const { text } = await postForm(desk.service, fields).set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(text).toContain('Your message has not been sent');
    expect(await storedInquiries(desk.service, fields.email)).toEqual([]);
  });

  test('too large is refused by a page as well', async () => {
    const { text } = await postForm(desk.service, buildInquiry({ message: 'x'.repeat(200_000) })).expect(413);
    expect(text).toContain('Your message has not been sent');
  });
});

describe('a form in parts', () => {
  let desk: InquiryDesk;

  beforeAll(async () => {
    desk = await openInquiryDesk();
  });

  afterAll(() => desk.stop());

  const post = ({ mediaType, body }: FormBody) =>
    request(desk.service.url)
      .post(createInquiryRoute.path)
      .set({ Accept: 'text/html', 'Content-Type': mediaType })
      .send(body)
      .redirects(0);
  const { email, ...fields } = buildInquiry();
  const form = { fields: { ...fields, email } };

  test.each(listMalformedForms(form).map((malformed) => [malformed.what, malformed] as const))(
    'R30 of %s is refused by a page, and nothing is stored',
    async (_what, malformed) => {
      const { status, headers } = await post(malformed);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(headers['content-type']).toContain('text/html');
      expect(await desk.service.database.db.collection('contact_inquiries').countDocuments()).toBe(0);
    },
  );

  test('that is whole is stored', async () => {
    await post(encodeForm(form)).expect(303);
    expect(await storedInquiries(desk.service, email)).toHaveLength(1);
  });
});

test('a form over the limit gets a page that says when to try again', async () => {
  const desk = await openInquiryDesk({ env: { INQUIRIES_PER_NETWORK: '1' } });
  try {
    await postForm(desk.service, buildInquiry()).expect(303);
    const { text, headers } = await postForm(desk.service, buildInquiry()).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('Please try again in 10 minutes.');
  } finally {
    await desk.stop();
  }
});
