import JSZip from 'jszip';
import request from 'supertest';
import { type Account, buildParsedCv, startTestService, type TestService } from './harness';
import { acceptEverything, fetchProfile, fetchProposal, reportSuccess, uploadResume } from './resumes';

/** As LinkedIn writes them. */
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

  test('a JSON Resume becomes a proposal too, and what is none is refused', async () => {
    const document = {
      basics: { name: 'Ayu Lestari' },
      work: [{ name: 'PT Maju Jaya', position: 'Analyst', startDate: '2021-08-01' }],
      skills: [{ name: 'SQL' }],
    };
    const { body } = await send(Buffer.from(JSON.stringify(document)), account, 'json-resume').expect(201);
    expect(body).toMatchObject({ kind: 'json-resume', state: 'open' });
    const { lists } = await fetchProposal(service, account);
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
    await reportSuccess(service, owner, await uploadResume(service, owner), buildParsedCv());
    await acceptEverything(service, owner);
    const own = { title: 'Planner', current_organization: 'PT Ban Baru', position_interest: 'Head of Plans' };
    const { version } = (await fetchProfile(service, owner)).profile;
    await request(service.url)
      .patch('/api/profile/v1/profile')
      .auth(owner.token, { type: 'bearer' })
      .send({ ...own, version })
      .expect(200);
    const exported = await exportJsonResume(owner);
    // Some editors begin a file with a mark of its encoding.
    await send(Buffer.from(`\ufeff${JSON.stringify(exported)}`), account, 'json-resume').expect(201);
    await acceptEverything(service, account);
    expect((await fetchProfile(service, account)).profile).toMatchObject(own);
    const { basics, ...rest } = await exportJsonResume(account);
    expect({ ...rest, basics: { ...basics, email: exported.basics.email } }).toEqual(exported);
  });

  test('LinkedIn’s copy of one’s data becomes a proposal, and nothing else, before it is accepted', async () => {
    const { body } = await send(await zipOf(linkedIn)).expect(201);
    expect(body).toMatchObject({ kind: 'linkedin', state: 'open', new_count: 12, changed_count: 0 });
    const before = await fetchProfile(service, account);
    expect(before.lists.work_experiences).toEqual([]);
    const { lists: found, file_name } = await fetchProposal(service, account);
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

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['no archive', () => Buffer.from('First Name,Last Name')],
    ['an archive of something else', () => zipOf({ 'holiday.jpg': 'x' })],
    ['a bomb', () => zipOf({ 'Skills.csv': Buffer.alloc(5 * 1024 * 1024, 'a') })],
    [
      'more than a profile needs',
      () => zipOf({ 'Skills.csv': `Name\n${Array.from({ length: 201 }, (_n, i) => `s${i}`).join('\n')}` }),
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
