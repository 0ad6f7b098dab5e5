import { postingRules } from '../src/integrations/posting-rules';
import {
  base,
  createJob,
  openCompany,
  posting,
  publishJob,
  startTestService,
  type TestService,
} from './support/harness';

let service: TestService;

beforeAll(async () => {
  service = await startTestService(() => ({ postingRules }));
});
afterAll(() => service.stop());

const companyOf = async () => {
  const owner = await service.account();
  return { owner, ...(await openCompany(service, owner)) };
};

test('a posting in which the rules find nothing is public at once', async () => {
  const { owner, path } = await companyOf();
  const { public_no: no } = await publishJob(service, path, owner);
  await service.call('get', `${base}/jobs/${no}`, null).expect(200);
});

test.each([
  ['text', { text: 'Ada biaya pendaftaran Rp50.000 sebelum mulai bekerja.' }, 'fee'],
  [
    'requirement',
    { requirements: [{ text: 'Ijazah asli diserahkan sebagai jaminan', must: true }] },
    'document-pledge',
  ],
  [
    'question',
    { questions: [{ text: 'Sanggup membayar biaya pendaftaran?', kind: 'text' as const, knock_out: null }] },
    'fee',
  ],
])(
  'a %s that a rule blocks is answered with what was found, in the author’s words',
  async (_where, changes, rule) => {
    const { owner, path } = await companyOf();
    const { job_id: id, version } = await createJob(service, path, owner, changes);
    const { body } = await service.call('post', `${path}/jobs/${id}/publish`, owner, { version }).expect(422);
    expect(body).toMatchObject({ code: 'POSTING_BLOCKED' });
    expect(body.findings).toContainEqual(expect.objectContaining({ rule, blocks: true }));
    expect(JSON.stringify(changes)).toContain(body.findings[0].quote);
  },
);

test('what the rules doubt waits for the staff, with the reasons', async () => {
  const { owner, path } = await companyOf();
  const { public_no: no } = await publishJob(service, path, owner, {
    text: 'Menjalankan mesin pengemasan. Kirim lamaran lewat Telegram.',
  });
  await service.call('get', `${base}/jobs/${no}`, null).expect(404);
  const { body } = await service.staff('get', `${base}/staff/jobs`);
  const [job] = body.jobs;
  expect(job).toMatchObject({ public_no: no, state: 'in_review', score: 30 });
  expect(job.findings[0].quote).toMatch(/Telegram/);
});

test('a verified company has that in its favour', async () => {
  const doubted = { ...posting, text: 'Kirim lamaran lewat Telegram.' };
  expect(postingRules.check(doubted, { company: 'PT Rasa' }).verdict).toBe('review');
  const trusted = { company: 'PT Rasa', verified: true, nib_matches: true };
  expect(postingRules.check(doubted, trusted)).toMatchObject({ verdict: 'ok', score: 0 });
});
