import {
  encodeForm,
  type FormBody,
  listMalformedForms,
  type ValidForm,
} from '@sabi/test-kit/malformed-forms';
import request, { type Response } from 'supertest';
import { goodCvText } from '@sabi/job-match/testing/good-cv';
import { completion } from './support/scripted-model';
import { type Site, startSite } from './support/site';

/** As browsers send it without a chosen file. */
const analysis: ValidForm = {
  fields: { cvText: goodCvText },
  file: { field: 'cvFile', fileName: '', mediaType: 'application/octet-stream', content: Buffer.alloc(0) },
};
const consultation: ValidForm = { fields: { type: 'company', message: 'We look for an accountant.' } };

const withFile = (fileName: string, content: string): ValidForm => ({
  fields: { cvText: '' },
  file: { field: 'cvFile', fileName, mediaType: 'application/pdf', content: Buffer.from(content) },
});
const encodeAs = (what: string, form: ValidForm) => ({ ...encodeForm(form), what });

/** Well-formed forms without a CV. */
const withoutCv = [
  encodeAs('an empty file', withFile('cv.pdf', '')),
  encodeAs('a file without a name', withFile('', goodCvText)),
  encodeAs('a file with a path in its name', withFile('../../etc/passwd', goodCvText)),
  encodeAs('the CV twice', { fields: { cvText: [goodCvText, goodCvText] } }),
  encodeAs('the CV under another name', { fields: { cv: goodCvText } }),
  encodeAs('the name of a prototype', {
    fields: { ['__proto__']: goodCvText, constructor: goodCvText },
  }),
];

const named = (forms: readonly FormBody[]) => forms.map((form) => [form.what, form] as const);
const noAnalyses = named([...listMalformedForms(analysis), ...withoutCv]);

describe('R30 a form in parts that is none', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
    site.model.play(completion('Say what you did.'));
  });
  afterAll(() => site.stop());

  const post = (path: string, accept: string, { mediaType, body }: FormBody) =>
    request(site.url)
      .post(`/functions/v1/${path}`)
      .set({ Accept: accept, 'Content-Type': mediaType })
      .send(body);
  const expectRefusal = ({ status, headers }: Response, mediaType: RegExp) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers['content-type']).toMatch(mediaType);
  };

  test.each(noAnalyses)('from a page, of %s, is refused by a page', async (_what, form) => {
    expectRefusal(await post('cv-analyzer', 'text/html', form), /^text\/html/);
  });

  test.each(noAnalyses)('from a program, of %s, is refused by a problem', async (_what, form) => {
    expectRefusal(await post('cv-analyzer', 'application/json', form), /^application\/problem\+json/);
  });

  test.each(named(listMalformedForms(consultation)))(
    'from a page of the chat, of %s, is refused by a page',
    async (_what, form) => {
      expectRefusal(await post('ai-consultant', 'text/html', form), /^text\/html/);
    },
  );

  test('asks nothing, keeps nothing and leaves the service as it was', async () => {
    const { db } = site.database;
    expect(site.model.questions).toEqual([]);
    for (const name of ['kept_analyses', 'consultation_answers', 'conversations'])
      expect(await db.collection(name).countDocuments()).toBe(0);
    await post('cv-analyzer', 'text/html', encodeForm(analysis)).expect(200);
    await post('cv-analyzer', 'application/json', encodeForm(analysis)).expect(200);
    await post('ai-consultant', 'text/html', encodeForm(consultation)).expect(200);
  });
});
