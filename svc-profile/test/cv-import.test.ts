import type { CvEvidence } from '@sabi/contracts/cv/evidence';
import { entryFieldsSchemas } from '@sabi/contracts/http/profile/entries';
import { acceptEverything, fetchProfile, fetchCvImport, reportSuccess, sendDecision, uploadCv } from './cvs';
import { type Account, buildParsedCv, buildWork, startTestService, type TestService } from './harness';
import { createCvImports } from './cv-imports';

describe('what a CV says, before its owner has decided', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
  });
  afterAll(() => service.stop());

  const { readCv, type, typeWork, storedOf } = createCvImports(() => ({ service, account }));
  const withoutIds = (entries: { id: string; version: number }[]) =>
    entries.map(({ id: _id, version: _version, ...fields }) => fields);

  test('everything accepted is in the profile, in its order, and counts for its strength', async () => {
    await readCv();
    const accepted = await acceptEverything(service, account);
    expect(accepted.state).toBe('accepted');
    const { profile, lists, proposal: cvImport } = await fetchProfile(service, account);
    const parsed = buildParsedCv();
    expect(profile).toMatchObject({
      first_name: 'Ayu',
      last_name: 'Lestari',
      phone_number: '+62 812 0000 0001',
      personal_summary: 'Plans production in a factory for tyres.',
      profile_strength: 90,
    });
    expect(withoutIds(lists.work_experiences)).toEqual(parsed.work_experiences.toReversed());
    expect(withoutIds(lists.educations)).toEqual(parsed.educations);
    expect(withoutIds(lists.skills)).toEqual(parsed.skills);
    expect(withoutIds(lists.languages)).toEqual(parsed.languages);
    expect(cvImport).toMatchObject({ state: 'accepted', new_count: 0, changed_count: 0 });
    const [skill] = await storedOf('skills');
    expect(skill).toMatchObject({ source: 'parsed' });
  });

  test('only what is chosen is taken', async () => {
    const { id, version } = await readCv();
    const accepted = [{ key: 'skills.1' }, { key: 'last_name' }];
    await sendDecision(service, account, id, { version, accepted }).expect(200);
    const { profile, lists } = await fetchProfile(service, account);
    expect(profile).toMatchObject({ first_name: null, last_name: 'Lestari', profile_strength: 25 });
    expect(lists).toMatchObject({ work_experiences: [], skills: [{ skill_name: 'Excel' }] });
  });

  test('what the profile has already is a duplicate, however it is written', async () => {
    await readCv();
    await acceptEverything(service, account);
    const again = await readCv({
      phone_number: '0812-0000-0001',
      work_experiences: [
        buildWork({ company_name: 'Ban Baru, PT', start_date: '2020', is_current: true }),
        buildWork({ company_name: 'pt ban lama' }),
      ],
      skills: [{ skill_name: ' sap', proficiency_level: null }],
      languages: [{ language_name: 'Indonesian', proficiency_level: 'Native' }],
    });
    const findings = [...again.fields, ...Object.values(again.lists).flat()].map(({ finding }) => finding);
    expect(new Set(findings)).toEqual(new Set(['duplicate']));
  });

  test('what was typed stays unless its owner says otherwise, and an entry the CV does not have stays too', async () => {
    await type({ first_name: 'Ayu Typed', last_name: 'Lestari' });
    await typeWork({ company_name: 'PT Ban Baru', start_date: '2020-01', location: 'Bekasi' });
    await typeWork({ company_name: 'PT Diketik' });
    const cvImport = await readCv({
      work_experiences: [
        buildWork({
          company_name: 'PT Ban Baru',
          start_date: '2020-01',
          is_current: true,
          location: 'Bandung',
          description: 'Plans.',
        }),
      ],
    });
    expect(cvImport.fields[0]).toMatchObject({
      finding: 'changed',
      current: 'Ayu Typed',
      proposed: 'Ayu',
      changes: [{ field: 'first_name', suggested: 'mine' }],
    });
    const [position] = cvImport.lists.work_experiences;
    expect(position).toMatchObject({
      finding: 'changed',
      changes: [
        { field: 'period', suggested: 'mine' },
        { field: 'location', suggested: 'mine' },
        { field: 'description', suggested: 'theirs' },
      ],
    });
    const accepted = [{ key: 'work_experiences.0', fields: ['period', 'description'] }];
    await sendDecision(service, account, cvImport.id, { version: cvImport.version, accepted }).expect(200);
    const { profile, lists } = await fetchProfile(service, account);
    expect(profile.first_name).toBe('Ayu Typed');
    expect(lists.work_experiences).toMatchObject([
      { company_name: 'PT Ban Baru', location: 'Bekasi', description: 'Plans.', is_current: true },
      { company_name: 'PT Diketik' },
    ]);
    const [stored] = await storedOf('work_experiences');
    expect(stored).toMatchObject({
      source: 'typed',
      origins: { description: 'parsed', is_current: 'parsed', start_date: 'parsed' },
    });
  });

  test.each([
    ['that began after the known end', [null, '2015-03', false], ['2019-01', null, false]],
    ['that ended before the known start', ['2020-01', null, false], [null, '2018-06', false]],
  ] as const)(
    'of a period %s no half is mixed into the other’s',
    async (_what, [start_date, end_date, is_current], said) => {
      await typeWork({ company_name: 'PT Ban Baru', start_date, end_date, is_current });
      const [start, end, isCurrent] = said;
      const found = { start_date: start, end_date: end, is_current: isCurrent };
      const cvImport = await readCv({
        work_experiences: [buildWork({ company_name: 'PT Ban Baru', ...found })],
      });
      const [position] = cvImport.lists.work_experiences;
      expect(position).toMatchObject({ finding: 'changed', proposed: found });
      await acceptEverything(service, account);
      const { lists } = await fetchProfile(service, account);
      expect(lists.work_experiences).toMatchObject([found]);
      expect(entryFieldsSchemas.work_experiences.safeParse(position?.proposed).success).toBe(true);
    },
  );

  test('a certificate’s issue and expiry are taken together, and never end before they begin', async () => {
    const certificate = { name: 'K3 Umum', issuing_organization: 'Kemnaker', credential_id: null };
    const renewed = { ...certificate, issue_date: '2023-05', expiration_date: null };
    await readCv({
      licenses_certifications: [{ ...certificate, issue_date: '2017-05', expiration_date: '2020-05' }],
    });
    await acceptEverything(service, account);
    const { id, version, lists } = await readCv({ licenses_certifications: [renewed] });
    expect(lists.licenses_certifications[0]).toMatchObject({
      changes: [{ field: 'period', suggested: 'theirs' }],
      proposed: renewed,
    });
    const key = 'licenses_certifications.0';
    await sendDecision(service, account, id, {
      version,
      accepted: [{ key, fields: ['issue_date'] }],
    }).expect(422);
    await sendDecision(service, account, id, { version, accepted: [{ key, fields: ['period'] }] }).expect(
      200,
    );
    expect((await fetchProfile(service, account)).lists.licenses_certifications).toMatchObject([renewed]);
    expect((await storedOf('licenses_certifications'))[0]).toMatchObject({ source: 'parsed' });
  });

  test('an entry its owner could not save as it would become is named, and nothing is taken', async () => {
    await typeWork({ company_name: 'PT Ban Baru', start_date: '2020-01', end_date: '2010-01' });
    const { id, version } = await readCv({
      work_experiences: [buildWork({ company_name: 'PT Ban Baru', description: 'Plans.' })],
    });
    const accepted = [{ key: 'work_experiences.0', fields: ['description'] }, { key: 'skills.0' }];
    const { body } = await sendDecision(service, account, id, { version, accepted }).expect(422);
    expect(body).toMatchObject({
      code: 'REQUEST_INVALID',
      errors: { 'work_experiences.0': ['end_date must not be before start_date'] },
    });
    expect(await storedOf('skills')).toEqual([]);
    await sendDecision(service, account, id, { version, accepted: [{ key: 'skills.0' }] }).expect(200);
  });

  test('a list that would become too long is named, and nothing is taken', async () => {
    const skillsOf = (name: string, count: number) =>
      Array.from({ length: count }, (_none, index) => ({
        skill_name: `${name} ${index}`,
        proficiency_level: null,
      }));
    await readCv({ skills: skillsOf('Tool', 150) });
    await acceptEverything(service, account);
    const { id, version, lists } = await readCv({ skills: skillsOf('Method', 53), last_name: 'Rekaan' });
    const accepted = [{ key: 'last_name' }, ...lists.skills.map(({ key }) => ({ key }))];
    const { body } = await sendDecision(service, account, id, { version, accepted }).expect(409);
    expect(body).toMatchObject({ code: 'ENTRY_LIMIT_REACHED', errors: { skills: ['3 too many'] } });
    expect(await storedOf('skills')).toHaveLength(150);
    await sendDecision(service, account, id, { version, accepted: accepted.slice(0, -3) }).expect(200);
    expect(await storedOf('skills')).toHaveLength(200);
  });

  test('a name that the CV does not say is asked for, and counts as typed', async () => {
    const { id, version, lists } = await readCv({
      work_experiences: [buildWork({ company_name: 'PT Ban Baru', job_title: '' })],
    });
    const [position] = lists.work_experiences;
    expect(position).toMatchObject({ finding: 'new', missing: ['job_title'] });
    const key = 'work_experiences.0';
    const { body } = await sendDecision(service, account, id, { version, accepted: [{ key }] }).expect(422);
    expect(body.errors).toEqual({ [key]: ['job_title is missing'] });
    for (const said of [{ job_title: ' ' }, { job_title: 'Planner', company_name: 'PT Lain' }])
      await sendDecision(service, account, id, { version, accepted: [{ key, said }] }).expect(422);
    const said = { job_title: ' Planner ' };
    await sendDecision(service, account, id, { version, accepted: [{ key, said }] }).expect(200);
    const [stored] = await storedOf('work_experiences');
    expect(stored).toMatchObject({
      company_name: 'PT Ban Baru',
      job_title: 'Planner',
      source: 'parsed',
      origins: { job_title: 'typed' },
    });
  });

  test('each thing found says where it stands, and remembers what was only concluded', async () => {
    const none = { educations: [], skills: [], languages: [], licenses_certifications: [] };
    const work_experiences = [buildWork({ start_date: '2020-01', is_current: true })];
    const lines = ['PT Contoh, since 2020'];
    const evidence: CvEvidence = {
      ...none,
      fields: { first_name: { lines: ['AYU LESTARI'], inferred: [] } },
      work_experiences: [{ lines, inferred: ['start_date'] }],
    };
    const cvImport = await readCv({ ...none, work_experiences }, evidence);
    expect(cvImport.fields[0]?.lines).toEqual(['AYU LESTARI']);
    expect(cvImport.lists.work_experiences[0]).toMatchObject({ lines, inferred: ['start_date'] });
    await acceptEverything(service, account);
    const [stored] = await storedOf('work_experiences');
    expect(stored).toMatchObject({ source: 'parsed', origins: { start_date: 'inferred' } });
    const findOrigins = async () =>
      (await service.database.db.collection('profiles').findOne({ user_id: account.userId }))?.[
        'field_origins'
      ];
    expect(await findOrigins()).toMatchObject({ first_name: 'parsed', personal_summary: 'parsed' });
    await type({ first_name: 'Rekaan' });
    expect(await findOrigins()).not.toHaveProperty('first_name');
    expect(await findOrigins()).toHaveProperty('personal_summary');
  });

  test('what is too long for a profile is cut and reported once, beside the omissions of the parser', async () => {
    const cv = await uploadCv(service, account);
    await reportSuccess(service, account, cv, {
      ...buildParsedCv({ first_name: `${'n'.repeat(99)}😀`, personal_summary: 's'.repeat(5001) }),
      omissions: [
        { group: 'fields', reason: 'shortened', count: 1 },
        { group: 'skills', reason: 'surplus', count: 3 },
      ],
    });
    const { fields, omissions } = await fetchCvImport(service, account);
    expect(omissions).toEqual([
      { group: 'fields', reason: 'shortened', count: 2 },
      { group: 'skills', reason: 'surplus', count: 3 },
    ]);
    const proposed = Object.fromEntries(fields.map((field) => [field.field, field.proposed]));
    expect(proposed['first_name']).toBe('n'.repeat(99)); // never splits a character
    expect(proposed['personal_summary']).toHaveLength(5000);
    await acceptEverything(service, account);
  });

  test('the number of hidden letters is reported, if there are any', async () => {
    const report = async (hidden: object) => {
      const cv = await uploadCv(service, account);
      await reportSuccess(service, account, cv, { ...buildParsedCv(), ...hidden });
      return fetchCvImport(service, account);
    };
    expect((await report({ hidden_letters: 214 })).hidden_letters).toBe(214);
    expect(await report({ hidden_letters: 0 })).not.toHaveProperty('hidden_letters');
    expect(await report({})).not.toHaveProperty('hidden_letters');
  });

  test('the number of unread pages is reported, if there are any', async () => {
    const report = async (about: object) => {
      const cv = await uploadCv(service, account);
      await reportSuccess(service, account, cv, { ...buildParsedCv(), ...about });
      return fetchCvImport(service, account);
    };
    expect((await report({ unread_pages: 12 })).unread_pages).toBe(12);
    expect(await report({})).not.toHaveProperty('unread_pages');
  });

  test('a scanned CV is reported as such', async () => {
    const report = async (about: object) => {
      const cv = await uploadCv(service, account);
      await reportSuccess(service, account, cv, { ...buildParsedCv(), ...about });
      return fetchCvImport(service, account);
    };
    expect((await report({ is_recognised: true })).is_recognised).toBe(true);
    expect(await report({})).not.toHaveProperty('is_recognised');
  });

  test('an acceptance that is sent ten times at once is one', async () => {
    const { id, version } = await readCv();
    const decision = { version, accepted: [{ key: 'skills.0' }, { key: 'skills.1' }] };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendDecision(service, account, id, decision)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await storedOf('skills')).toHaveLength(2);
  });

  test('a decision on what has changed since is refused, and changes nothing', async () => {
    const { id, version } = await readCv();
    await type({ first_name: 'Rekaan' });
    const { body } = await sendDecision(service, account, id, { version, accepted: [{ key: 'skills.0' }] });
    expect(body).toMatchObject({ status: 409, code: 'PROPOSAL_CHANGED' });
    expect(await storedOf('skills')).toEqual([]);
  });

  test.each([
    ['an item there is not', [{ key: 'skills.9' }]],
    ['a field that is no change', [{ key: 'skills.0', fields: ['skill_name'] }]],
    ['a duplicate', [{ key: 'first_name' }]],
  ])('a decision that names %s is refused', async (_what, accepted) => {
    await type({ first_name: 'ayu' });
    const { id, version } = await readCv();
    await sendDecision(service, account, id, { version, accepted }).expect(422);
    await sendDecision(service, account, id, { version, accepted: [], more: 1 }).expect(422);
  });
});
