import request from 'supertest';
import { goodCvText } from './support/good-cv';
import { completion } from './support/scripted-model';
import { type Site, startSite } from './support/site';

const boundary = 'of-this-test';
const typed = `multipart/form-data; boundary=${boundary}`;
const part = (head: string, value = '') => `--${boundary}\r\n${head}\r\n\r\n${value}\r\n`;
const field = (name: string, value = '') => part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (name: string, value = '') =>
  part(
    `Content-Disposition: form-data; name="cv"; filename="${name}"\r\nContent-Type: application/pdf`,
    value,
  );
const end = `--${boundary}--\r\n`;
const cv = field('cvText', goodCvText);

/** What no browser sends: none of it is a form with a CV in it. */
const corpus: [what: string, body: string | Buffer, type?: string][] = [
  ['nothing at all', ''],
  ['no part', end],
  ['text that is no part', 'nonsense'],
  ['bytes that are no text', Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 37) % 256))],
  ['no boundary in its header', cv + end, 'multipart/form-data'],
  ['an empty boundary', cv + end, 'multipart/form-data; boundary='],
  ['a boundary of 10,000 letters', cv + end, `multipart/form-data; boundary=${'x'.repeat(10_000)}`],
  ['the boundary of another', cv + end, 'multipart/form-data; boundary=another'],
  ['a first line without its dashes', (cv + end).slice(2)],
  ['no end', cv],
  ['an end that is cut', cv + end.slice(0, 6)],
  ['a value that is cut', cv.slice(0, -200)],
  ['a head that is cut', `--${boundary}\r\nContent-Disposition: form-da`],
  ['a head without an end', `--${boundary}\r\nContent-Disposition: form-data; name="cvText"\r\n`],
  ['lines without a carriage return', (cv + end).replaceAll('\r\n', '\n')],
  ['a part without a head', part('', goodCvText) + end],
  ['a part without a name', part('Content-Disposition: form-data', goodCvText) + end],
  ['a part that is an attachment', part('Content-Disposition: attachment; name="cvText"', goodCvText) + end],
  ['an empty name', field('', goodCvText) + end],
  ['a name without its last quote', part('Content-Disposition: form-data; name="cvText', goodCvText) + end],
  ['a name of 100,000 letters', field('x'.repeat(100_000), goodCvText) + end],
  ['a name 10,000 levels deep', field(`cvText${'[a]'.repeat(10_000)}`, goodCvText) + end],
  ['the name of a prototype', field('__proto__[cvText]', goodCvText) + field('__proto__', goodCvText) + end],
  ['the CV twice', cv + cv + end],
  ['10,000 parts', field('x').repeat(10_000) + end],
  ['10,000 heads of one part', part('X-Head: x\r\n'.repeat(10_000), goodCvText) + end],
  [
    'a part in a part',
    part('Content-Type: multipart/mixed; boundary=inner', `--inner\r\n${cv}--inner--`) + end,
  ],
  ['an empty file', file('cv.pdf') + end],
  ['a file without a name', file('', goodCvText) + end],
  ['a file with a path in its name', file('../../etc/passwd', goodCvText) + end],
];

describe('R30 a form in parts that is none', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
    site.model.play(completion('Say what you did.'));
  });
  afterAll(() => site.stop());

  const post = (accept: string, type: string, body: string | Buffer) =>
    request(site.url)
      .post('/functions/v1/cv-analyzer')
      .set({ Accept: accept, 'Content-Type': type })
      .send(body);

  describe.each([
    ['from a page', 'text/html', /^text\/html/],
    ['from a program', 'application/json', /^application\/problem\+json/],
  ])('%s', (_from, accept, answered) => {
    test.each(corpus)('of %s is refused in the words of who asked', async (_what, body, type = typed) => {
      const { status, headers } = await post(accept, type, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(headers['content-type']).toMatch(answered);
    });

    test('leaves the service as it was', async () => {
      await post(accept, typed, cv + end).expect(200);
    });
  });
});
