import { recordLog } from '@sabi/test-kit/recorded-log';
import express from 'express';
import request from 'supertest';
import { AppError } from '../src/errors';
import { markup } from '../src/markup';
import { mountPlainForm } from '../src/plain/plain-form';
import { sendPlainPage } from '../src/plain/plain-page';
import { readFormLanguage } from '../src/plain/form-request';
import { answerUnknownRoute, createProblemHandler } from '../src/problem-handler';

const { lines, logger } = recordLog();
const app = express();
app.set('trust proxy', true);
mountPlainForm(
  app,
  {
    path: '/things',
    maxBytes: 2000,
    fileField: 'file',
    receive: async (received, response) => {
      const body = received.body as Record<string, unknown>;
      if (body['name'] === 'throw') throw new Error('Laksmi Rekawati');
      if (body['name'] === 'wait') throw new AppError('RATE_LIMITED', { retryAfterSeconds: 7 });
      const { file, ...fields } = body;
      const text = file instanceof File ? await file.text() : undefined;
      response.json({ ...fields, ...(text && { text }) });
    },
    refuse: ({ status }, refused, response) => {
      const language = readFormLanguage(refused);
      sendPlainPage(refused, response, {
        language,
        status,
        title: 'No',
        content: markup`<p>${status.toString()}</p>`,
      });
    },
  },
  logger,
);
app.post('/things', (_request, response) => void response.send('for programs'));
app.use(answerUnknownRoute, createProblemHandler(logger));

const post = (path = '/things') => request(app).post(path).set('Accept', 'text/html,*/*;q=0.8');

describe('a form without script', () => {
  test('is read in both of its media types, and what is none is left to the next route', async () => {
    await post()
      .type('form')
      .send('name=lamp&name=desk&kind=a')
      .expect(200, { name: ['lamp', 'desk'], kind: 'a' });
    await post()
      .field('name', 'lamp')
      .attach('file', Buffer.from('words'), 'thing.txt')
      .expect(200, { name: 'lamp', text: 'words' });
    await post().send({ name: 'lamp' }).expect(200, 'for programs');
  });

  test.each([
    ['Sec-Fetch-Site', 'same-origin', 200],
    ['Sec-Fetch-Site', 'none', 200],
    ['Sec-Fetch-Site', 'same-site', 403],
    ['Sec-Fetch-Site', 'cross-site', 403],
    ['Origin', 'https://sabi.example', 200],
    ['Origin', 'https://sabi.example.evil.example', 403],
    ['Origin', 'https://sabi.example:8443', 403],
    ['Origin', 'null', 403],
  ])('with %s: %s is answered %i', async (name, value, status) => {
    await post()
      .type('form')
      .set({ 'X-Forwarded-Host': 'sabi.example', [name]: value })
      .send('name=x')
      .expect(status);
  });

  test('that fails is answered by its page, and the log holds no word of it', async () => {
    await post().type('form').send('name=wait').expect(429).expect('Retry-After', '7');
    await post()
      .type('form')
      .send(`name=${'Ayu'.repeat(1000)}`)
      .expect(413)
      .expect('Content-Type', /html/);
    const failed = await post().type('form').send('name=throw&language=id').expect(500);
    expect(failed.text).toContain('<html lang="id">');
    expect(failed.text).not.toContain('Laksmi');
    expect(lines.join('')).not.toContain('Ayu');
  });

  test('its page runs and loads nothing, and its own style alone', async () => {
    const { headers, text } = await post().type('form').send('name=wait');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).not.toContain('<script');
  });
});

describe('a form that reaches nobody', () => {
  const problem = async (
    page: Partial<Record<'Accept' | 'Accept-Language' | 'Referer', string>>,
    type = 'form',
  ) =>
    post('/nothing')
      .set(page)
      .type(type)
      .send(type === 'form' ? 'password=secret' : { password: 'secret' })
      .expect(404);

  test.each([
    ['https://sabi.example/id/talent-solution', 'id'],
    ['https://sabi.example/talent-solution', 'en'],
    ['https://sabi.example/functions/v1/ai-consultant', 'id'],
    ['nonsense', 'id'],
  ])('from %s it is answered in %s', async (page, language) => {
    const { text } = await problem({ Referer: page, 'Accept-Language': 'id-ID' });
    expect(text).toContain(`<html lang="${language}">`);
  });

  test('gets a page in the browser’s language that repeats nothing', async () => {
    const { headers, text } = await problem({ 'Accept-Language': 'id-ID' });
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('<h1>Formulir Anda belum terkirim</h1>');
    expect(text).not.toContain('secret');
  });

  test('of a program gets a problem, and so does everything that is no form', async () => {
    expect((await problem({ Accept: '*/*' })).type).toBe('application/problem+json');
    expect((await problem({}, 'json')).type).toBe('application/problem+json');
  });
});
