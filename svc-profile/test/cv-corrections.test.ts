import type { CvResult } from '@sabi/contracts/cv/evidence';
import { accountErased } from '@sabi/contracts/messages/account';
import request from 'supertest';
import { exportPairs } from '../src/domain/cv-corrections/export-pairs';
import { sweepRemovedCvs } from '../src/domain/cvs/sweep-removed-cvs';
import { createCvCorrections } from '../src/data-access/cv-corrections';
import { fetchCvImport, fetchProfile, pdfBytes, publish, reportSuccess, sendDecision, uploadCv } from './cvs';
import { type Account, buildParsedCv, buildWork, startTestService, type TestService } from './harness';

const sure = { lines: ['Engineer, PT Ban'], inferred: [], confidence: 0.91 };
const emptyLists = { educations: [], skills: [], languages: [], licenses_certifications: [] };
const unassigned: CvResult['unassigned'] = [
  { section: 'work', text: 'Saved a day a week', entry: 0 },
  { section: 'work', text: 'SAP' },
  { section: 'education', text: 'SMA Contoh 1' },
];

describe('what its owner corrects in a read CV', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService({ env: { CV_CORRECTIONS: 'on' } });
  });
  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
  });
  afterAll(() => service.stop());

  async function readCv() {
    const cv = await uploadCv(service, account);
    await reportSuccess(service, account, cv, {
      ...buildParsedCv({
        work_experiences: [
          buildWork({ company_name: 'PT Bam', job_title: 'Engineer', description: 'Planned' }),
        ],
        educations: [],
        skills: [],
        languages: [],
      }),
      evidence: {
        fields: { first_name: { lines: ['Ayu'], inferred: [], confidence: 0.62 } },
        ...emptyLists,
        work_experiences: [
          { ...sure, values: { company_name: { confidence: 0.4, line: 'Engineer, PT Ban' } } },
        ],
      },
      unassigned,
    });
    return fetchCvImport(service, account);
  }
  const decide = (shown: { id: string; version: string }, decision: object) =>
    sendDecision(service, account, shown.id, { version: shown.version, accepted: [], ...decision });
  const withdraw = () =>
    request(service.url).delete('/api/profile/v1/cv-corrections').auth(account.token, { type: 'bearer' });
  const countOf = async () => (await fetchProfile(service, account)).shared_corrections;
  const stored = () =>
    service.database.db.collection('cv_corrections').find({ user_id: account.userId }).toArray();
  const corrected = { key: 'work_experiences.0', corrected: { company_name: 'PT Ban', location: 'Bandung' } };
  const share = { share_corrections: true };

  test('an import says how sure each value is, and which lines found no place', async () => {
    const shown = await readCv();
    expect(shown.fields.find(({ key }) => key === 'first_name')?.confidence).toBe(0.62);
    expect(shown.lists.work_experiences[0]).toMatchObject({
      confidence: 0.91,
      values: { company_name: { confidence: 0.4, line: 'Engineer, PT Ban' } },
    });
    expect(shown.unassigned?.map(({ key, text }) => [key, text])).toEqual([
      ['unassigned.0', 'Saved a day a week'],
      ['unassigned.1', 'SAP'],
      ['unassigned.2', 'SMA Contoh 1'],
    ]);
    expect(shown.unassigned?.map(({ near }) => near)).toEqual(['work_experiences.0', undefined, undefined]);
    expect(shown.may_share_corrections).toBe(true);
  });

  test('corrected values and placed lines are in the profile, as typed', async () => {
    const shown = await readCv();
    const accepted = [corrected, { key: 'first_name', corrected: { first_name: 'Ayuni' } }];
    const placed = [
      { key: 'unassigned.0', as: 'description', entry: 'work_experiences.0' },
      { key: 'unassigned.1', as: 'skills', said: { skill_name: 'SAP' } },
      { key: 'unassigned.2', as: 'educations', said: { institution_name: 'SMA Contoh 1' } },
    ];
    await decide(shown, { accepted, placed }).expect(200);
    const { profile, lists } = await fetchProfile(service, account);
    expect(profile.first_name).toBe('Ayuni');
    expect(lists.work_experiences).toMatchObject([
      { company_name: 'PT Ban', location: 'Bandung', description: 'Planned\nSaved a day a week' },
    ]);
    expect(lists.skills).toMatchObject([{ skill_name: 'SAP' }]);
    expect(lists.educations).toMatchObject([{ institution_name: 'SMA Contoh 1', degree: null }]);
    const [job] = await service.database.db
      .collection('work_experiences')
      .find({ user_id: account.userId })
      .toArray();
    expect(job?.['origins']).toMatchObject({ company_name: 'typed', location: 'typed' });
    expect(await countOf()).toBeUndefined(); // nobody consented
    expect(await stored()).toEqual([]);
  });

  test('a line joins an entry that the profile has already', async () => {
    await decide(await readCv(), { accepted: [{ key: 'work_experiences.0' }] }).expect(200);
    const again = await readCv();
    expect(again.lists.work_experiences[0]?.finding).toBe('duplicate');
    const placed = [{ key: 'unassigned.0', as: 'description', entry: 'work_experiences.0' }];
    await decide(again, { placed }).expect(200);
    const { lists } = await fetchProfile(service, account);
    expect(lists.work_experiences).toMatchObject([{ description: 'Planned\nSaved a day a week' }]);
  });

  test.each([
    ['a field it does not have', { accepted: [{ key: 'work_experiences.0', corrected: { grade: '4' } }] }],
    [
      'a line that is not there',
      { placed: [{ key: 'unassigned.9', as: 'skills', said: { skill_name: 'X' } }] },
    ],
    [
      'an entry that is left out',
      { placed: [{ key: 'unassigned.0', as: 'description', entry: 'work_experiences.0' }] },
    ],
    ['a job without an employer', { placed: [{ key: 'unassigned.0', as: 'work_experiences', said: {} }] }],
    [
      'the same line twice',
      { placed: [1, 2].map(() => ({ key: 'unassigned.1', as: 'skills', said: { skill_name: 'SAP' } })) },
    ],
    [
      'an end before its start',
      { accepted: [{ key: 'work_experiences.0', corrected: { start_date: '2022', end_date: '2020' } }] },
    ],
  ])('%s is refused as a whole', async (_name, decision) => {
    await decide(await readCv(), decision).expect(422);
    expect((await fetchProfile(service, account)).lists.work_experiences).toEqual([]);
  });

  test('with consent the pair is kept, in the data copy, and goes by withdrawal, undo and erasure', async () => {
    const shown = await readCv();
    const placed = [{ key: 'unassigned.1', as: 'skills', said: { skill_name: 'SAP' } }];
    await decide(shown, { accepted: [corrected], placed, ...share }).expect(200);
    const [pair] = await stored();
    expect(pair).toMatchObject({
      parsed: { work_experiences: [{ company_name: 'PT Bam' }], skills: [] },
      corrected: {
        first_name: 'Ayu',
        work_experiences: [{ company_name: 'PT Ban', location: 'Bandung' }],
        skills: [{ skill_name: 'SAP' }],
      },
    });
    const { body: copy } = await request(service.url)
      .get('/api/profile/v1/export')
      .auth(account.token, { type: 'bearer' })
      .expect(200);
    expect(JSON.stringify(copy)).toContain('"cv_corrections":[{');
    expect(await countOf()).toBe(1);
    expect((await withdraw().expect(200)).body).toEqual({ count: 0 });
    expect(await stored()).toEqual([]);

    await decide(await readCv(), { accepted: [corrected], ...share }).expect(200);
    const { id } = await fetchCvImport(service, account);
    await request(service.url)
      .post(`/api/profile/v1/cv-proposals/${id}/undo`)
      .auth(account.token, { type: 'bearer' })
      .expect(200);
    expect(await stored()).toEqual([]);
    await decide(await fetchCvImport(service, account), { accepted: [corrected], ...share }).expect(200);
    expect(await countOf()).toBe(1);
    await publish(service, accountErased, { user_id: account.userId });
    expect(await stored()).toEqual([]);
  });

  test('a pair goes with its CV', async () => {
    await decide(await readCv(), { accepted: [corrected], ...share }).expect(200);
    const { id } = (await fetchProfile(service, account)).resume ?? { id: '' };
    await request(service.url)
      .delete(`/api/profile/v1/resumes/${id}`)
      .auth(account.token, { type: 'bearer' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    await sweepRemovedCvs({ now: new Date(Date.now() + 3_600_000) }, service.dependencies);
    expect(await stored()).toEqual([]);
  });

  test('nothing is kept of a reading that was right', async () => {
    await decide(await readCv(), { accepted: [{ key: 'work_experiences.0' }], ...share }).expect(200);
    expect(await stored()).toEqual([]);
  });

  test('the operator gets the document with the pair, without the account', async () => {
    await decide(await readCv(), { accepted: [corrected], ...share }).expect(200);
    const { cvs, fileStore } = service.dependencies;
    const pairs = [];
    const cvCorrections = createCvCorrections(service.database.db);
    for await (const pair of exportPairs({ cvCorrections, cvs, fileStore })) pairs.push(pair);
    const pair = pairs.find(({ corrected: cv }) => cv.work_experiences[0]?.location === 'Bandung');
    expect(pair?.format).toBe('pdf');
    expect(Buffer.from(pair?.document ?? '', 'base64').equals(pdfBytes)).toBe(true);
    expect(JSON.stringify(pairs)).not.toContain(account.userId);
  });
});

test('where the installation does not ask, nothing is kept although a caller says so', async () => {
  const service = await startTestService();
  const account = await service.account({ user_type: 'talent' });
  const cv = await uploadCv(service, account);
  await reportSuccess(service, account, cv, buildParsedCv());
  const shown = await fetchCvImport(service, account);
  expect(shown.may_share_corrections).toBeUndefined();
  const accepted = [{ key: 'first_name', corrected: { first_name: 'Ayuni' } }];
  await sendDecision(service, account, shown.id, {
    version: shown.version,
    accepted,
    share_corrections: true,
  }).expect(200);
  expect(await service.database.db.collection('cv_corrections').countDocuments()).toBe(0);
  await service.stop();
});
