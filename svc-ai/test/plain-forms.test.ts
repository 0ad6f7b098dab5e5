import { goodCvText } from '@sabi/job-match/testing/good-cv';
import { recipeText } from '@sabi/job-match/testing/recipe';
import request from 'supertest';
import { completion, explains, status } from './support/scripted-model';
import { cookieOf, type Site, startSite, withWritesRefused } from './support/site';

const reply = 'Begin with <b>what</b> the role has to achieve.';
const cvText =
  'Laksmi Rekawati, laksmi@example.com. Warehouse supervisor with eight years in food logistics.';

let site: Site;
beforeEach(async () => {
  site = await startSite();
  site.model.play(completion(reply));
});
afterEach(() => site.stop());

/** As a browser on the site sends it. */
const post = (path: string, cookie = '') =>
  request(site.url)
    .post(path)
    .set({ Accept: 'text/html', 'Accept-Language': 'en', 'X-Forwarded-For': '203.0.113.7', Cookie: cookie });
const consult = (fields: object, cookie?: string) =>
  post('/functions/v1/ai-consultant', cookie).type('form').send(fields);
const analyze = (fields: Record<string, string>, cookie?: string) => {
  const pending = post('/functions/v1/cv-analyzer', cookie);
  for (const [name, value] of Object.entries(fields)) pending.field(name, value);
  return pending;
};

const valueOf = (html: string, name: string) =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('a chat without script', () => {
  const ask = { message: 'We want to hire an accountant', type: 'company', language: 'en' };

  test('is answered by a page with the message, its reply as text and a line for the next', async () => {
    site.model.play(completion('Say 1 < 2 & "stay".'));
    const { headers, text } = await consult({ ...ask, message: '<script>alert(1)</script>' }).expect(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('Say 1 &lt; 2 &amp; &quot;stay&quot;.');
    expect(text).not.toContain('<script');
    expect(text).toMatch(/<form[^>]* method="post" action="\/functions\/v1\/ai-consultant"/);
    expect(text).toContain('href="/company-solution#consultant"');
  });

  test('its pages pass on the turns, and the third message is gated without calling the model', async () => {
    const first = await consult(ask).expect(200);
    const cookie = cookieOf(first);
    const next = { ...ask, message: 'Which skills?', context: valueOf(first.text, 'context') };
    const second = await consult(next, cookie).expect(200);
    expect(site.model.questions[1]?.messages[1]?.content).toContain('Visitor: We want to hire an accountant');
    expect(second.text.match(/class="turn/g)).toHaveLength(4);
    const context = valueOf(second.text, 'context');
    const third = await consult({ ...ask, message: 'And pay?', context }, cookie).expect(200);
    expect(site.model.questions).toHaveLength(2);
    expect(third.text).toContain('placeholder="Sign up to continue chatting..." disabled');
    expect(third.text).toContain('Sign up to read this answer');
    expect(third.text).toContain('href="/auth?mode=sign-up"');
    expect(third.text).not.toContain('<form');
  });

  test('shares its free messages with the chat of script', async () => {
    const cookie = cookieOf(await consult(ask).expect(200));
    await site.consult({ body: { message: 'Hello' }, cookie }).expect(200);
    expect((await consult(ask, cookie).expect(200)).text).toContain('Sign up to continue chatting...');
  });

  test('speaks the language of its page, whatever the browser asks for', async () => {
    const { text } = await consult({ ...ask, type: 'talent', language: 'id' }).expect(200);
    expect(text).toContain('<html lang="id">');
    expect(text).toContain('href="/id/talent-solution#consultant"');
    expect(site.model.questions[0]?.messages[0]?.content).toContain('Write in Indonesian');
  });

  test('that fails keeps the message in its line, and it costs nothing', async () => {
    site.model.play(status(503));
    const failed = await consult(ask).expect(503);
    expect(failed.text).toContain('I apologize, but I&#39;m having trouble connecting right now.');
    expect(valueOf(failed.text, 'message')).toBe(ask.message);
    site.model.play(completion(reply));
    const cookie = cookieOf(failed);
    for (let time = 0; time < 2; time += 1)
      expect((await consult(ask, cookie).expect(200)).text).toContain('<form');
  });

  test.each([
    ['blank', { message: '  ' }],
    ['only what cannot be seen', { message: '\u200b' }],
    ['given twice', { message: ['a', 'b'] }],
    ['with a context that is none', { message: 'Hi', context: '{"from":"bot"}' }],
    ['with a context that is broken', { message: 'Hi', context: '[' }],
  ])('a message that is %s is refused on a page, and the model is not asked', async (_fault, fields) => {
    const { headers, text } = await consult({ ...ask, ...fields }).expect(422);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('Please write your question.');
    expect(site.model.questions).toHaveLength(0);
  });

  test.each([
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
  ])('from another site (%s: %s) is refused, and the model is not asked', async (name, value) => {
    const { headers } = await consult(ask).set(name, value).expect(403);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['set-cookie']).toBeUndefined();
    expect(site.model.questions).toHaveLength(0);
  });

  test('of this site says so by either header', async () => {
    await consult(ask).set('Sec-Fetch-Site', 'same-origin').expect(200);
    await consult(ask)
      .set({ Origin: 'https://sabi.example', 'X-Forwarded-Host': 'sabi.example' })
      .expect(200);
  });

  test('logs nothing of the messages', async () => {
    site.model.play(status(503));
    await consult({ ...ask, message: 'PT Rahasia Jaya' });
    expect(site.log()).not.toContain('Rahasia');
  });
});

describe('a CV analysis without script', () => {
  beforeEach(() => site.model.play(explains('It is quick to add.')));
  const readWhole = async (text: string) => {
    const { body } = await site
      .analyze({ body: { cvText: text }, token: await site.issuer.sign() })
      .expect(200);
    return body as { analysis: string; report: object };
  };

  /** Letters of a page as displayed, or of a text. */
  const lettersOf = (text: string) =>
    text.replaceAll(/<\/?[a-z]\w*[^>]*>/g, '').replaceAll(/&\w+;|&#39;|[^\p{L}\p{N}]/gu, '');

  test('shows 200 characters, 400 at most are on the page, and the rest waits for an account', async () => {
    const whole = await readWhole(cvText);
    const { analysis } = whole;
    const { headers, text } = await analyze({ cvText, language: 'en' }).expect(200);
    const [, shown = '', blurred = ''] =
      /<div class="text">([^]*?)<div class="blurred" aria-hidden="true">([^]*?)<\/div>/.exec(text) ?? [];
    expect(lettersOf(shown)).toBe(lettersOf(analysis.slice(0, 200)));
    expect(lettersOf(blurred)).toBe(lettersOf(analysis.slice(200, 400)));
    expect(shown + blurred).toMatch(/<h2>What to improve, most important first<\/h2><ul><li>/);
    const after = analysis
      .slice(400)
      .split('\n')
      .slice(1)
      .filter((line) => !line.includes('quick to add'));
    expect(after.length).toBeGreaterThan(10);
    for (const line of after.filter((each) => each !== '')) expect(text).not.toContain(line);
    expect(text).toContain('href="/auth?mode=sign-up">Sign Up to View Full Analysis</a>');

    const cookies = headers['set-cookie'] as unknown as string[];
    const claim = cookies.find((cookie) => cookie.startsWith('sabi-cv-claim=')) ?? '';
    expect(claim).toMatch(/; Max-Age=86400; Path=\/; Expires=[^;]*; SameSite=Lax$/);
    const claimToken = /=([^;]+)/.exec(claim)?.[1];
    expect(text).not.toContain(claimToken);
    const token = await site.issuer.sign();
    const { body } = await site.analyze({ body: { claimToken }, token }).expect(200);
    expect(body).toEqual({ ...whole, truncated: false, kept_until: expect.any(String) });
  });

  test('a short one is shown in full, with nothing to claim', async () => {
    const { headers, text } = await analyze({ cvText: recipeText, language: 'id' }).expect(200);
    expect(text).toMatch(
      /<div class="text"><p>Ini bukan CV, sehingga tidak diberi skor: isinya seperti resep\./,
    );
    expect(text).toContain('<h1>Analisis CV Anda</h1>');
    expect(text).toContain('href="/id/talent-solution?panel=cv-upload#panels"');
    expect(String(headers['set-cookie'])).not.toContain('sabi-cv-claim');
  });

  test('is matched with a job description, and says by how much at its beginning', async () => {
    const jobText = `Kualifikasi\n- Menguasai <b>Excel</b>, SAP dan Blue Yonder\n- Minimal S1, minimal 3 tahun pengalaman`;
    const { text } = await analyze({ cvText: goodCvText, jobText, language: 'id' }).expect(200);
    expect(text).toMatch(
      /<p>Skor CV Anda 9\d dari 100\. Kecocokannya dengan lowongan \d+ dari 100: 4 dari 5/,
    );
  });

  test.each([
    ['x'.repeat(49), 'Please paste at least 50 characters of the job description'],
    ['x'.repeat(20_001), 'Please shorten the job description to 20,000 characters'],
  ])('a job description of another length is refused: %#', async (jobText, words) => {
    expect((await analyze({ cvText, jobText, language: 'en' }).expect(422)).text).toContain(words);
  });

  test('takes the form of the other media type too', async () => {
    await post('/functions/v1/cv-analyzer').type('form').send({ cvText, language: 'en' }).expect(200);
  });

  test('the text of a text file counts where the box is blank, and the box where it is not', async () => {
    const file = Buffer.from(`${cvText}\nFrom the file, etc.`);
    await analyze({ cvText: ' ' }).attach('cvFile', file, 'cv.txt').expect(200);
    expect(site.model.questions[0]?.messages[1]?.content).toContain('From the file,');
    await analyze({ cvText: `${cvText}\nFrom the box, etc.` })
      .attach('cvFile', file, 'cv.txt')
      .expect(200);
    expect(site.model.questions[1]?.messages[1]?.content).toContain('From the box,');
    expect(site.model.questions[1]?.messages[1]?.content).not.toContain('From the file,');
  });

  test.each([
    ['cv.pdf', '%PDF-1.7', 'This file cannot be read here.'],
    ['cv.png', 'x', 'Please upload a PDF, Word document, or text file.'],
    ['cv.pdf', 'no PDF', 'Please upload a PDF, Word document, or text file.'],
    ['cv.txt', 'short', 'Please provide more detailed CV content'],
    ['cv.txt', 'x'.repeat(30_001), 'Please shorten the text to 30,000 characters'],
  ])('%s is refused where it does not hold a text: %#', async (name, content, words) => {
    const { text } = await analyze({ cvText: '' }).attach('cvFile', Buffer.from(content), name).expect(422);
    expect(text).toContain(words);
    expect(text).toContain('Back button leads to the form as you filled it in');
    expect(site.model.questions).toHaveLength(0);
  });

  test.each([
    ['x'.repeat(49), 'en', 'Please provide more detailed CV content'],
    ['\u200b'.repeat(60), 'id', 'Mohon berikan isi CV yang lebih lengkap'],
  ])('a text that is too short is refused in the language of the page: %#', async (text, language, words) => {
    expect((await analyze({ cvText: text, language }).expect(422)).text).toContain(words);
  });

  test('counts with those of script, and says when they are used up', async () => {
    const cookie = cookieOf(await analyze({ cvText }).expect(200));
    for (let time = 0; time < 2; time += 1) await site.analyze({ body: { cvText }, cookie }).expect(200);
    const { headers, text } = await analyze({ cvText }, cookie).expect(429);
    expect(text).toContain('Failed to analyze CV: the free analyses are used up for now.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([[status(503)], [completion(' ')]])('without the model is by rules alone: %#', async (behave) => {
    site.model.play(behave);
    expect((await analyze({ cvText }).expect(200)).text).toMatch(/<div class="text"><p>Your CV scores/);
  });

  test('that fails says so', async () => {
    const page = await withWritesRefused(site, 'kept_analyses', () => analyze({ cvText }).expect(500));
    expect(page.text).toContain('<p>An unexpected error occurred</p>');
  });

  test.each([
    ['no parts', 'multipart/form-data; boundary=x', 'nonsense', 400],
    ['no boundary', 'multipart/form-data', 'nonsense', 400],
    ['11 MB', 'application/x-www-form-urlencoded', `cvText=${'x'.repeat(11_000_000)}`, 413],
  ])('a form of %s gets a page too', async (_what, type, body, expected) => {
    const { headers } = await post('/functions/v1/cv-analyzer')
      .set('Content-Type', type)
      .send(body)
      .expect(expected);
    expect(headers['content-type']).toContain('text/html');
  });
});
