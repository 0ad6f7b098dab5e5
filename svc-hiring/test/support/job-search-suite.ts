import { randomUUID } from 'node:crypto';
import type {
  JobSearchCard,
  JobSearchCardDetail,
  ExternalBoardCard,
  JobSearchImport,
  MarkedJobs,
  NewExternalApplication,
} from '@sabi/contracts/http/hiring/job-search';
import {
  externalApplicationsMax,
  externalUndoMinutes,
  savedJobsMax,
} from '@sabi/contracts/hiring/field-limits';
import { jobSearchFileColumns } from '@sabi/contracts/hiring/job-search-terms';
import request from 'supertest';
import { addExternalApplication } from '../../src/domain/job-search/change-external-applications';
import { saveJob } from '../../src/domain/job-search/save-job';
import { type Account, base, days, openCompany, publishJob, type TestService } from './harness';
import { newApplication } from './talents';

const my = `${base}/my`;
const externalPath = `${my}/external-applications`;

const newExternal = (changes: Partial<NewExternalApplication> = {}): NewExternalApplication => ({
  external_id: randomUUID(),
  title: 'Staf Gudang',
  company: 'PT Luar Situs',
  link: 'https://karier.example/lowongan/7?ref=a',
  place: 'Bekasi',
  column: 'applied',
  applied_on: '2026-11-20',
  ...changes,
});

/** Texts that spreadsheets compute, or that CSV has to quote. */
const awkward = [
  '=HYPERLINK("https://jahat.example")',
  '+62 812',
  '-1',
  '@SUM(A1)',
  "'=1+1",
  "''-2",
  "'kutip'",
  'koma, "kutip"; titik koma',
];

/** A talent's own job search. @param open the service of the file that the tests are in */
export function describeJobSearch(open: () => TestService): void {
  const call: TestService['call'] = (...given) => open().call(...given);

  const openJob = async () => {
    const owner = await open().account();
    const { path } = await openCompany(open(), owner);
    const { public_no: no, job_id: jobId, version } = await publishJob(open(), path, owner);
    const close = () =>
      call('post', `${path}/jobs/${jobId}/close`, owner, { version, reason: 'filled' }).expect(200);
    return { owner, path, no, close };
  };

  const apply = async (no: number, talent: Account): Promise<string> =>
    (await call('post', `${base}/jobs/${no}/applications`, talent, newApplication()).expect(201)).body
      .application_id;

  const add = async (talent: Account, changes: Partial<NewExternalApplication> = {}) =>
    (await call('post', externalPath, talent, newExternal(changes)).expect(201)).body as ExternalBoardCard;

  const board = async (talent: Account): Promise<JobSearchCard[]> =>
    (await call('get', `${my}/job-search`, talent).expect(200)).body.cards;

  const marked = async (talent: Account): Promise<MarkedJobs> =>
    (await call('get', `${my}/saved-job-numbers`, talent).expect(200)).body;

  const card = async (talent: Account, id: string): Promise<JobSearchCardDetail> =>
    (await call('get', `${my}/job-search/${id}`, talent).expect(200)).body;

  const download = async (talent: Account): Promise<string> =>
    (await call('get', `${my}/job-search.csv`, talent).expect(200)).text;

  const upload = (talent: Account, file: string | Buffer, type = 'text/csv') =>
    request(open().url)
      .post(`${my}/job-search/import`)
      .set('authorization', `Bearer ${talent.token}`)
      .set('content-type', type)
      .send(file);

  const imported = async (talent: Account, file: string): Promise<JobSearchImport> =>
    (await upload(talent, file).expect(200)).body;

  const setCounts = (talent: Account, counts: { saved?: number; external?: number }) =>
    open()
      .database.db.collection('job_search_counts')
      .updateOne({ talent_id: talent.userId }, { $set: counts }, { upsert: true });

  describe('saved jobs', () => {
    test('are saved once, also by many calls at once, and removed; a closed one says so', async () => {
      const { no, close } = await openJob();
      const talent = await open().talent();
      const path = `${my}/saved-jobs/${no}`;
      await Promise.all(Array.from({ length: 8 }, () => call('put', path, talent).expect(200)));
      const saved = async () => (await call('get', `${my}/saved-jobs`, talent).expect(200)).body.saved_jobs;
      expect(await saved()).toMatchObject([{ public_no: no, is_open: true, job: { public_no: no } }]);
      expect(await marked(talent)).toEqual({ numbers: [no], applications: [] });
      await close();
      const closed = { title: 'Operator Produksi', is_open: false, job: null };
      expect(await saved()).toMatchObject([closed]);
      await call('put', path, talent).expect(200); // it is saved already
      expect(await board(talent)).toMatchObject([{ kind: 'saved_job', next_step: null, is_open: false }]);
      const other = await open().talent();
      await call('put', path, other).expect(410, /JOB_CLOSED/);
      await call('delete', path, other).expect(204);
      expect(await saved()).toHaveLength(1);
      await call('delete', path, talent).expect(204);
      await call('delete', path, talent).expect(204);
      expect(await saved()).toEqual([]);
    });

    test('have a limit, and one that is removed makes room', async () => {
      const [one, two] = [await openJob(), await openJob()];
      const talent = await open().talent();
      await call('put', `${my}/saved-jobs/${one.no}`, talent).expect(200);
      await setCounts(talent, { saved: savedJobsMax });
      await call('put', `${my}/saved-jobs/${two.no}`, talent).expect(409, /SAVED_JOBS_TOO_MANY/);
      await call('put', `${my}/saved-jobs/${one.no}`, talent).expect(200);
      await call('delete', `${my}/saved-jobs/${one.no}`, talent).expect(204);
      await call('put', `${my}/saved-jobs/${two.no}`, talent).expect(200);
      await call('put', `${my}/saved-jobs/${two.no + 9999}`, talent).expect(404, /JOB_NOT_FOUND/);
    });
  });

  describe('the board', () => {
    test('has own and external applications alike, and a saved job until there is an application to it', async () => {
      const { owner, path, no } = await openJob();
      const talent = await open().talent();
      await call('put', `${my}/saved-jobs/${no}`, talent).expect(200);
      expect(await board(talent)).toMatchObject([{ kind: 'saved_job', column: 'saved', next_step: 'apply' }]);
      const id = await apply(no, talent);
      const application = { public_no: no, application_id: id };
      expect(await marked(talent)).toEqual({ numbers: [no], applications: [application] });
      const external = await add(talent, { note: 'Tanya soal sif' });
      const began = open().clock.now;
      expect(await board(talent)).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'application', column: 'applied', next_step: 'wait' }),
          expect.objectContaining({ kind: 'external', column: 'applied', has_note: true }),
        ]),
      );
      open().clock.now = new Date(began.getTime() + days(7));
      await call('get', `${path}/applications/${id}`, owner).expect(200);
      const columns = async () =>
        Object.fromEntries((await board(talent)).map((each) => [each.kind, [each.column, each.next_step]]));
      expect(await columns()).toEqual({
        application: ['screening', 'wait'],
        external: ['applied', 'follow_up'],
      });
      const moves = { ids: [id], stage: 'interview' };
      await call('post', `${path}/applications/moves`, owner, moves).expect(200);
      const moved = { version: external.version, column: 'offer' };
      await call('patch', `${externalPath}/${external.external_id}`, talent, moved).expect(200);
      expect(await columns()).toEqual({
        application: ['interview', 'prepare_interview'],
        external: ['offer', 'answer_offer'],
      });
      await call('post', `${my}/applications/${id}/withdraw`, talent).expect(200);
      expect(await marked(talent)).toEqual({ numbers: [no], applications: [] });
      expect((await board(talent)).map(({ kind, column }) => `${kind} ${column}`).toSorted()).toEqual([
        'application closed',
        'external offer',
        'saved_job saved',
      ]);
      open().clock.now = began;
    });

    test('continues after 100 cards, none twice and none left out', async () => {
      const talent = await open().talent();
      const rows = Array.from({ length: 120 }, (_each, index) => `Staf ${index},PT Luar`);
      expect((await imported(talent, ['title,company', ...rows].join('\n'))).added).toBe(120);
      const first = (await call('get', `${my}/job-search`, talent).expect(200)).body;
      const rest = (await call('get', `${my}/job-search?after=${first.next}`, talent).expect(200)).body;
      expect([first.cards.length, rest.cards.length, rest.next]).toEqual([100, 20, null]);
      const titles = [...first.cards, ...rest.cards].map(({ title }: { title: string }) => title);
      expect(new Set(titles).size).toBe(120);
    });

    test('a timeline is all events, oldest first', async () => {
      const { owner, path, no } = await openJob();
      const talent = await open().talent();
      const id = await apply(no, talent);
      await call('get', `${path}/applications/${id}`, owner).expect(200);
      for (const stage of ['test', 'interview'])
        await call('post', `${path}/applications/moves`, owner, { ids: [id], stage }).expect(200);
      const stored = await open()
        .database.db.collection('application_events')
        .find({ application_id: id })
        .sort({ no: 1 })
        .toArray();
      const own = await card(talent, id);
      if (own.kind !== 'application') throw new Error('It is an application');
      const { events } = own.application;
      expect(events.map(({ no: number, type }) => [number, type])).toEqual(
        stored.map(({ no: number, type }) => [number, type]),
      );
      expect(events.flatMap(({ stage_kind: kind }) => kind ?? [])).toEqual(['test', 'interview']);
      expect(own.last_event?.type).toBe(events.at(-1)?.type);

      const { external_id: externalId } = await add(talent, { column: 'saved', applied_on: null });
      const change = (version: number, changes: object) =>
        call('patch', `${externalPath}/${externalId}`, talent, { version, ...changes });
      await change(1, { column: 'applied', applied_on: '2026-11-29' }).expect(200);
      await change(2, { place: 'Depok' }).expect(200); // no event
      await change(2, { column: 'closed' }).expect(409, /APPLICATION_CHANGED/);
      await change(3, { column: 'interview' }).expect(200);
      const { events: moves } = (await card(talent, externalId)) as { events: object[] };
      expect(moves).toMatchObject([
        { no: 1, type: 'added', from: null, to: 'saved' },
        { no: 2, type: 'moved', from: 'saved', to: 'applied' },
        { no: 3, type: 'moved', from: 'applied', to: 'interview' },
      ]);
    });

    test('is its owner’s alone: other accounts and companies see nothing of cards or notes', async () => {
      const { owner, path, no } = await openJob();
      const [talent, other] = [await open().talent(), await open().talent()];
      const id = await apply(no, talent);
      const { external_id: externalId } = await add(talent);
      const note = `canary ${randomUUID()}`;
      for (const cardId of [id, externalId]) {
        const notePath = `${my}/job-search/${cardId}/note`;
        await call('put', notePath, talent, { text: note, version: 0 }).expect(200, /"version":1/);
        await call('put', notePath, talent, { text: 'Lain', version: 0 }).expect(409, /NOTE_CHANGED/);
        expect((await card(talent, cardId)).note).toMatchObject({ text: note, version: 1 });
        for (const stranger of [other, owner]) {
          await call('get', `${my}/job-search/${cardId}`, stranger).expect(404, /APPLICATION_NOT_FOUND/);
          await call('put', notePath, stranger, { text: 'x', version: 1 }).expect(404);
        }
      }
      await call('patch', `${externalPath}/${externalId}`, other, { version: 1, title: 'x' }).expect(404);
      await call('delete', `${externalPath}/${externalId}`, other).expect(204);
      const seen = await call('get', `${path}/applications/${id}`, owner).expect(200);
      expect(JSON.stringify(seen.body)).not.toContain(note);
      expect(await board(other)).toEqual([]);
      expect(await marked(other)).toEqual({ numbers: [], applications: [] });
      await call('delete', `${externalPath}/${externalId}`, talent).expect(204);
      await call('get', `${my}/job-search/${externalId}`, talent).expect(404);
      const notes = open().database.db.collection('job_search_notes');
      expect(await notes.countDocuments({ card_id: externalId })).toBe(0);
    });

    test('an external application that was deleted is restored as it was, for some minutes and by its owner alone', async () => {
      const [talent, other] = [await open().talent(), await open().talent()];
      const { external_id: id } = await add(talent, { note: 'Tanya soal sif' });
      const path = `${externalPath}/${id}`;
      await call('patch', path, talent, { version: 1, column: 'interview' }).expect(200);
      const before = await card(talent, id);
      const began = open().clock.now;
      await call('delete', path, talent).expect(204);
      await call('post', `${path}/restore`, other).expect(404, /APPLICATION_NOT_FOUND/);
      for (let times = 0; times < 2; times += 1) await call('post', `${path}/restore`, talent).expect(200);
      expect(await card(talent, id)).toEqual(before);
      await call('delete', path, talent).expect(204);
      await setCounts(talent, { external: externalApplicationsMax });
      await call('post', `${path}/restore`, talent).expect(409, /EXTERNAL_APPLICATIONS_TOO_MANY/);
      await setCounts(talent, { external: 0 });
      open().clock.now = new Date(began.getTime() + externalUndoMinutes * 60_000 + 1);
      await call('post', `${path}/restore`, talent).expect(404, /APPLICATION_NOT_FOUND/);
      open().clock.now = began;
      await call('post', `${path}/restore`, talent).expect(200);
      const counts = open().database.db.collection('job_search_counts');
      expect(await counts.findOne({ talent_id: talent.userId })).toMatchObject({ external: 1 });
    });

    test('takes https links alone, and no more external applications than its limit', async () => {
      const talent = await open().talent();
      for (const link of [
        'http://karier.example',
        'javascript:alert(1)',
        'https://nama:sandi@karier.example',
        'https://',
      ])
        await call('post', externalPath, talent, newExternal({ link })).expect(422);
      const same = newExternal();
      await call('post', externalPath, talent, same).expect(201);
      await setCounts(talent, { external: externalApplicationsMax });
      await call('post', externalPath, talent, newExternal()).expect(409, /EXTERNAL_APPLICATIONS_TOO_MANY/);
      await call('post', externalPath, talent, same).expect(201); // it is there already
      expect(await board(talent)).toHaveLength(1);
    });
  });

  test('writes that reach several processes at once store each thing once and keep the limits', async () => {
    const { no } = await openJob();
    const talent = await open().talent();
    const now = open().clock.now;
    const principal = { userId: talent.userId, isAnonymous: false };
    const at = <Item>(write: (index: number) => Promise<Item>) =>
      Promise.allSettled(Array.from({ length: 6 }, (_each, index) => write(index)));
    const sameJob = await at(() => saveJob({ principal, publicNo: no, now }, open().dependencies));
    expect(sameJob.every(({ status }) => status === 'fulfilled')).toBe(true);
    await setCounts(talent, { external: externalApplicationsMax - 2 });
    const same = newExternal();
    const addOne = (index: number) => {
      const added = index < 3 ? same : newExternal();
      return addExternalApplication({ principal, added, now }, open().dependencies);
    };
    await at(addOne);
    const counts = open().database.db.collection('job_search_counts');
    expect(await counts.find({ talent_id: talent.userId }).toArray()).toMatchObject([
      { saved: 1, external: externalApplicationsMax },
    ]);
    expect(await board(talent)).toHaveLength(3);
  });

  describe('the file', () => {
    test('comes out as it went in, also from an empty account, with awkward texts and timelines', async () => {
      const { no } = await openJob();
      const talent = await open().talent();
      await apply(no, talent);
      for (const [index, text] of awkward.entries())
        await add(talent, {
          title: text,
          company: text,
          place: index % 2 === 0 ? text : null,
          link: index % 2 === 0 ? null : 'https://karier.example/?q="a,b"',
          note: index % 2 === 0 ? `${text}\nbaris kedua` : undefined,
        });
      const moved = await add(talent, { column: 'saved', applied_on: null });
      const change = { version: 1, column: 'interview' };
      await call('patch', `${externalPath}/${moved.external_id}`, talent, change).expect(200);
      const file = await download(talent);
      expect(file.startsWith(`\uFEFF${jobSearchFileColumns.join(',')}\r\n`)).toBe(true);
      expect(file).toContain('"\'=HYPERLINK(');
      expect(file).not.toMatch(/(^|,)"?[=+@-]/m);

      const count = awkward.length + 1;
      const result = { added: 0, known: count, own: 1, problems: [] };
      expect(await imported(talent, file)).toEqual(result);
      expect(await download(talent)).toBe(file);

      const other = await open().talent();
      expect(await imported(other, file)).toEqual({ ...result, added: count, known: 0 });
      const withoutOwn = file
        .split('\r\n')
        .filter((line) => !line.includes(',application,'))
        .join('\r\n');
      expect(await download(other)).toBe(withoutOwn);
      const texts = (await board(other)).flatMap((each) => (each.kind === 'external' ? each.title : []));
      expect(texts.toSorted()).toEqual([...awkward, moved.title].toSorted());
      expect(await imported(other, file)).toEqual(result);
      expect(await download(other)).toBe(withoutOwn);
    });

    test('may come from elsewhere: semicolons, few columns, ids of another tool; each faulty row is named', async () => {
      const talent = await open().talent();
      const file = [
        'Id;Company;Title;Status;Column;Link;Applied_On;Type;History',
        '17;PT Satu;Kasir;lain;;https://satu.example;2026-11-02;;',
        '18;PT Dua;;;;;;;',
        '19;PT Tiga;Kurir;;melamar;http://tiga.example;2026-13-40;;kemarin saved',
        '20;PT Empat;Kurir;;;;;pekerjaan;',
        `21;PT Lima;${'x'.repeat(201)};;;;;;`,
        '22;PT Enam;Kurir;;;;;;;lebih',
        ';PT Tujuh;Kasir;;closed;;;external;',
        ';pt tujuh;kasir;;closed;;;external;',
      ].join('\r\n');
      const { problems, ...counts } = await imported(talent, file);
      expect(counts).toEqual({ added: 2, known: 1, own: 0 });
      expect(problems.map(({ row, field, problem }) => `${row} ${field} ${problem}`)).toEqual([
        '3 title missing',
        '4 link not_https',
        '4 column unknown_value',
        '4 applied_on not_a_date',
        '4 history unknown_value',
        '5 type unknown_value',
        '6 title too_long',
        '7 null too_many_cells',
      ]);
      expect(await imported(talent, file)).toMatchObject({ added: 0, known: 3 });
      const columns = (await board(talent)).map(({ column }) => column).toSorted();
      expect(columns).toEqual(['applied', 'closed']);
    });

    test('adds as many rows as fit, and names the others', async () => {
      const talent = await open().talent();
      await setCounts(talent, { external: externalApplicationsMax - 1, saved: 0 });
      const file = 'title,company\nKasir,PT Satu\nKurir,PT Dua\n';
      expect(await imported(talent, file)).toEqual({
        ...{ added: 1, known: 0, own: 0 },
        problems: [{ row: 3, field: null, problem: 'limit_reached' }],
      });
    });

    test('is refused where it is no CSV in UTF-8 with its columns, or too large', async () => {
      const talent = await open().talent();
      await upload(talent, 'nama,perusahaan\nKasir,PT Satu').expect(422, /IMPORT_INVALID/);
      await upload(talent, 'title,company\n"Kasir,PT Satu').expect(422, /IMPORT_INVALID/);
      await upload(talent, Buffer.from([0x74, 0xff, 0xfe])).expect(422, /IMPORT_INVALID/);
      await upload(talent, `title,company\n${'a,b\n'.repeat(2001)}`).expect(422, /2000 rows/);
      await upload(talent, '{}', 'application/json').expect(415);
      await upload(talent, Buffer.alloc(8 * 1024 * 1024 + 1, 'a')).expect(413);
    });
  });
}
