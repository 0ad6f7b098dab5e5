import JSZip from 'jszip';
import request from 'supertest';
import { acceptEverything, fetchProfile, fetchCvImport, reportSuccess, sendDecision, uploadCv } from './cvs';
import { type Account, buildParsedCv, startTestService, type TestService } from './harness';

/** LinkedIn's format. */
const linkedIn = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry\nAyu,Lestari,,,,Analyst,"Plans, in numbers.\nAnd words.",IT\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nPT Maju Jaya,Senior Analyst,,Jakarta,Aug 2021,\nCV Sentosa,Analyst,Counts.,,2018,Jul 2021\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversitas Indonesia,2014,2018,,S.Stat,\n',
  'Skills.csv': 'Name\nSQL\nPower BI\n',
  'Languages.csv': 'Name,Proficiency\nIndonesian,Native or bilingual proficiency\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nData Engineer,https://x.example,BNSP,May 2022,,X-1\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+62 812 0000 0001,Mobile\n',
  'messages.csv': 'FROM,TO\nsomebody,else\n',
};

const zipOf = (files: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
};

const jsonOf = (document: object): Buffer => Buffer.from(JSON.stringify(document));

describe('a profile from elsewhere', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
  });
  afterAll(() => service.stop());

  const send = (content: Buffer, { token } = account, kind = 'linkedin') =>
    request(service.url)
      .post(`/api/profile/v1/imports/${kind}`)
      .query({ name: 'Basic_LinkedInDataExport.zip' })
      .auth(token, { type: 'bearer' })
      .set('Content-Type', 'application/octet-stream')
      .send(content);

  const exportJsonResume = async ({ token }: Account) => {
    const { body } = await request(service.url)
      .post('/api/profile/v1/documents')
      .auth(token, { type: 'bearer' })
      .send({ format: 'json', template: 'plain', language: 'en' })
      .expect(200);
    return body as { basics: { email: string } };
  };

  test('a JSON Resume becomes an import too, and another file is refused', async () => {
    const document = {
      basics: { name: 'Ayu Lestari' },
      work: [{ name: 'PT Maju Jaya', position: 'Analyst', startDate: '2021-08-01' }],
      skills: [{ name: 'SQL' }],
    };
    const { body } = await send(jsonOf(document), account, 'json-resume').expect(201);
    expect(body).toMatchObject({ kind: 'json-resume', state: 'open' });
    const { lists } = await fetchCvImport(service, account);
    expect(lists.work_experiences[0]).toMatchObject({
      finding: 'new',
      proposed: { company_name: 'PT Maju Jaya', job_title: 'Analyst', start_date: '2021-08' },
    });
    for (const content of ['{', '[]', '{"work": 1}']) {
      const refused = await send(Buffer.from(content), account, 'json-resume').expect(422);
      expect(refused.body.code).toBe('IMPORT_INVALID');
    }
  });

  test('our own JSON Resume brings another account all of the profile but its tests', async () => {
    const owner = await service.account({ user_type: 'talent', first_name: 'Ayu', last_name: 'Lestari' });
    await reportSuccess(service, owner, await uploadCv(service, owner), buildParsedCv());
    await acceptEverything(service, owner);
    const own = { title: 'Planner', current_organization: 'PT Ban Baru', position_interest: 'Head of Plans' };
    const { version } = (await fetchProfile(service, owner)).profile;
    await request(service.url)
      .patch('/api/profile/v1/profile')
      .auth(owner.token, { type: 'bearer' })
      .send({ ...own, version })
      .expect(200);
    const exported = await exportJsonResume(owner);
    // Some editors write a byte order mark.
    await send(Buffer.from(`\ufeff${JSON.stringify(exported)}`), account, 'json-resume').expect(201);
    await acceptEverything(service, account);
    expect((await fetchProfile(service, account)).profile).toMatchObject(own);
    const { basics, ...rest } = await exportJsonResume(account);
    expect({ ...rest, basics: { ...basics, email: exported.basics.email } }).toEqual(exported);
  });

  test('LinkedIn’s copy of one’s data becomes an import, and nothing else, before it is accepted', async () => {
    const { body } = await send(await zipOf(linkedIn)).expect(201);
    expect(body).toMatchObject({ kind: 'linkedin', state: 'open', new_count: 12, changed_count: 0 });
    const before = await fetchProfile(service, account);
    expect(before.lists.work_experiences).toEqual([]);
    const { lists: found, file_name } = await fetchCvImport(service, account);
    expect(file_name).toBe('Basic_LinkedInDataExport.zip');
    expect(found.work_experiences[0]).toMatchObject({
      lines: ['PT Maju Jaya · Senior Analyst · Jakarta · Aug 2021'],
      inferred: ['is_current'],
    });
    await acceptEverything(service, account);
    const { profile, lists } = await fetchProfile(service, account);
    expect(profile).toMatchObject({
      first_name: 'Ayu',
      last_name: 'Lestari',
      title: 'Analyst',
      phone_number: '+62 812 0000 0001',
      personal_summary: 'Plans, in numbers.\nAnd words.',
    });
    expect(lists).toMatchObject({
      work_experiences: [
        { company_name: 'PT Maju Jaya', start_date: '2021-08', end_date: null, is_current: true },
        { company_name: 'CV Sentosa', start_date: '2018', end_date: '2021-07', is_current: false },
      ],
      educations: [{ institution_name: 'Universitas Indonesia', degree: 'S.Stat', start_date: '2014' }],
      skills: [{ skill_name: 'SQL' }, { skill_name: 'Power BI' }],
      languages: [{ language_name: 'Indonesian' }],
      licenses_certifications: [{ name: 'Data Engineer', issue_date: '2022-05', credential_id: 'X-1' }],
    });
  });

  test('the same again brings nothing new', async () => {
    await send(await zipOf(linkedIn)).expect(201);
    await acceptEverything(service, account);
    const { body } = await send(await zipOf({ 'folder/Skills.csv': linkedIn['Skills.csv'] })).expect(201);
    expect(body).toMatchObject({ new_count: 0, changed_count: 0 });
  });

  test('what is too long is cut and reported, and the rest is kept', async () => {
    const longText = Array.from({ length: 30_000 }, (_n, index) => index).join('-');
    const files = {
      ...linkedIn,
      'Profile.csv': `First Name,Headline,Summary\nAyu,${'h'.repeat(201)},${'s'.repeat(5001)}\n`,
      'Positions.csv': `Company Name,Title,Description\nPT Maju Jaya,Analyst,${longText}\nCV Sentosa,Clerk,Counts.\n`,
      'Skills.csv': `Name\n${'k'.repeat(501)}\nSQL\n`,
    };
    await send(await zipOf(files)).expect(201);
    const { fields, lists, omissions } = await fetchCvImport(service, account);
    expect(omissions).toEqual([
      { group: 'fields', reason: 'shortened', count: 2 },
      { group: 'work_experiences', reason: 'shortened', count: 1 },
      { group: 'skills', reason: 'shortened', count: 1 },
    ]);
    expect(lists.work_experiences.map(({ proposed }) => proposed.description?.length)).toEqual([10_000, 7]);
    expect(lists.skills.map(({ proposed }) => proposed.skill_name.length)).toEqual([500, 3]);
    expect(fields.find(({ field }) => field === 'title')?.proposed).toHaveLength(200);
    await acceptEverything(service, account);
  });

  test.each<[string, string, (skills: string[]) => Promise<Buffer>]>([
    ['copy of LinkedIn', 'linkedin', (skills) => zipOf({ 'Skills.csv': `Name\n${skills.join('\n')}\n` })],
    ['JSON Resume', 'json-resume', async (skills) => jsonOf({ skills: skills.map((name) => ({ name })) })],
  ])('of a %s, entries beyond a list’s limit are left out and reported', async (_what, kind, build) => {
    const skills = Array.from({ length: 230 }, (_n, index) => `Skill ${index}`);
    await send(await build(skills), account, kind).expect(201);
    const { lists, omissions } = await fetchCvImport(service, account);
    expect(lists.skills).toHaveLength(200);
    expect(omissions).toEqual([{ group: 'skills', reason: 'surplus', count: 30 }]);
    await acceptEverything(service, account);
    expect((await fetchProfile(service, account)).lists.skills).toHaveLength(200);
  });

  test.each<[string, string, () => Promise<Buffer>]>([
    [
      'copy of LinkedIn',
      'linkedin',
      () =>
        zipOf({
          ...linkedIn,
          'Volunteering.csv': 'Company Name,Role\nPMI,Donor darah\nPMI,Relawan\n',
          'Projects.csv': 'Title,Description\nPayroll,Moved it\n',
          'Honors.csv': 'Title\n"never closed\n', // unreadable, without other effects
          'Courses.csv': `Name\n${'a'.repeat(2_000_000)}\n`, // inflates beyond the limit
        }),
    ],
    [
      'JSON Resume',
      'json-resume',
      async () => {
        const document = jsonOf({
          basics: { name: 'Ayu Lestari', profiles: [{ network: '', url: ' ' }] },
          volunteer: [{ organization: 'PMI' }, { position: 'Relawan', highlights: [] }],
          projects: [{ name: '', highlights: ['Moved the payroll'] }],
          publications: 'nested',
          awards: [{ title: '', date: null }],
          interests: 'chess',
        });
        return Buffer.from(String(document).replace('"nested"', '['.repeat(20_000) + ']'.repeat(20_000)));
      },
    ],
  ])('of a %s, sections without a list in the profile are reported', async (_what, kind, build) => {
    await send(await build(), account, kind).expect(201);
    expect(await fetchCvImport(service, account)).toMatchObject({
      unplaced: [
        { part: 'volunteering', count: 2 },
        { part: 'projects', count: 1 },
      ],
    });
  });

  test('the fields that only our JSON Resume has are cut and reported too', async () => {
    const own = {
      title: 't'.repeat(201),
      current_organization: 'o'.repeat(201),
      position_interest: 'Planner',
    };
    const document = { basics: { name: 'Ayu Lestari', summary: 's'.repeat(5001), 'x-sabi': own } };
    await send(jsonOf(document), account, 'json-resume').expect(201);
    const { fields, omissions } = await fetchCvImport(service, account);
    expect(omissions).toEqual([{ group: 'fields', reason: 'shortened', count: 3 }]);
    const proposed = Object.fromEntries(fields.map((field) => [field.field, field.proposed]));
    expect(proposed['title']).toHaveLength(200);
    expect(proposed['personal_summary']).toHaveLength(5000);
    await acceptEverything(service, account);
  });

  test('a JSON Resume of a million skills is refused before they are compared', async () => {
    const keywords = Array.from({ length: 1000 }, (_n, index) => `s${index}`);
    const skills = Array.from({ length: 1000 }, (_n, index) => ({ name: `n${index}`, keywords }));
    await send(jsonOf({ skills }), account, 'json-resume').expect(422);
  });

  test('what stands twice in a file counts once, and its lines stay with it', async () => {
    const files = {
      'Skills.csv': 'Name\nSQL\nSql\nPower BI\nSQL\n',
      'Positions.csv':
        'Company Name,Title,Started On,Finished On\nPT Maju Jaya,Analyst,2018,2019\nPT Maju Jaya,Analyst,2018,2019\nPT Maju Jaya,Analyst,2021,2022\n',
    };
    const { body } = await send(await zipOf(files)).expect(201);
    expect(body).toMatchObject({ new_count: 4 });
    const { lists, omissions } = await fetchCvImport(service, account);
    expect(omissions).toBeUndefined();
    expect(lists.skills.map(({ lines }) => lines)).toEqual([['SQL'], ['Power BI']]);
    expect(lists.work_experiences[1]?.lines).toEqual(['PT Maju Jaya · Analyst · 2021 · 2022']);
  });

  test.each<[string, string, () => Promise<Buffer>]>([
    [
      'JSON Resume',
      'json-resume',
      async () =>
        jsonOf({
          work: [{ name: 'PT Maju Jaya', startDate: '2019-05' }, { startDate: '2018' }],
          education: [{ studyType: 'S.Stat' }, { score: '3.5' }],
          skills: [{ level: 'Expert' }],
        }),
    ],
    [
      'copy of LinkedIn',
      'linkedin',
      () =>
        zipOf({
          'Positions.csv': 'Company Name,Title,Started On\nPT Maju Jaya,,May 2019\n,,2018\n',
          'Education.csv': 'School Name,Start Date,Degree Name\n,,S.Stat\n,2018,\n',
          'Skills.csv': 'Name,Level\n,Expert\n',
        }),
    ],
  ])(
    'of a %s, entries without any name are left out and reported, and a missing name is asked for',
    async (_what, kind, build) => {
      await send(await build(), account, kind).expect(201);
      const { id, version, lists, omissions } = await fetchCvImport(service, account);
      expect(omissions).toEqual([
        { group: 'work_experiences', reason: 'unnamed', count: 1 },
        { group: 'educations', reason: 'unnamed', count: 1 },
        { group: 'skills', reason: 'unnamed', count: 1 },
      ]);
      expect(lists.work_experiences).toMatchObject([{ missing: ['job_title'] }]);
      expect(lists.educations).toMatchObject([{ missing: ['institution_name'] }]);
      const accepted = [
        { key: 'work_experiences.0', said: { job_title: 'Analyst' } },
        { key: 'educations.0', said: { institution_name: 'Universitas Indonesia' } },
      ];
      await sendDecision(service, account, id, { version, accepted }).expect(200);
      const [position] = (await fetchProfile(service, account)).lists.work_experiences;
      await request(service.url)
        .patch(`/api/profile/v1/work-experiences/${position.id}`)
        .auth(account.token, { type: 'bearer' })
        .send({ version: position.version, location: 'Jakarta' })
        .expect(200);
    },
  );

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['no archive', () => Buffer.from('First Name,Last Name')],
    ['an archive of something else', () => zipOf({ 'holiday.jpg': 'x' })],
    ['a bomb', () => zipOf({ 'Skills.csv': Buffer.alloc(5 * 1024 * 1024, 'a') })],
    [
      'a list that is nobody’s',
      () => zipOf({ 'Skills.csv': `Name\n${Array.from({ length: 5001 }, (_n, i) => `s${i}`).join('\n')}` }),
    ],
    ['no table', () => zipOf({ 'Skills.csv': 'Name\n"never closed' })],
    ['an empty file', () => Buffer.alloc(0)],
  ])('%s is refused, and changes nothing', async (_what, build) => {
    const { body } = await send(await build()).expect(422);
    expect(body.code).toBe('IMPORT_INVALID');
    expect((await fetchProfile(service, account)).proposal).toBeNull();
  });

  test('a file larger than any of these is refused', async () => {
    await send(Buffer.alloc(10_485_761)).expect(413);
  });

  test('is not for recruiters', async () => {
    const recruiter = await service.account({ user_type: 'recruiter' });
    await send(await zipOf(linkedIn), recruiter).expect(403);
  });
});
