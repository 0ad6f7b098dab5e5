import { randomUUID } from 'node:crypto';
import type { BoardCard, BoardChange, BoardColumn } from '@sabi/contracts/http/hiring/application-board';
import type { LetterTemplate } from '@sabi/contracts/http/hiring/letter-templates';
import type { TalentCard } from '../../../src/domain/applications/talent-cards';
import { type Account, addMember, base, days, type TestService } from '../harness';
import { createApplicationCalls, minuteMs, typesOf } from './application-calls';

/**
 * The board of a job: moves that can be undone, and their letters.
 * @param getService the service of the file that the tests are in
 */
export function describeBoard(getService: () => TestService): void {
  const { after, applied, at, move, open, openJob, own, sweep, untilHandled } =
    createApplicationCalls(getService);
  let service: TestService;
  beforeAll(() => {
    service = getService();
  });

  describe('a move as an operation', () => {
    const operate = async (path: string, member: Account, body: object, operationId = randomUUID()) => {
      const { body: moved } = await move(path, member, { idempotency_key: operationId, ...body }).expect(200);
      expect(moved).toMatchObject({ operation_id: operationId });
      return { operationId, results: resultsOf(moved) };
    };

    const undo = async (path: string, member: Account, operationId: string) =>
      resultsOf(
        (await service.call('post', `${path}/operations/${operationId}/undo`, member).expect(200)).body,
      );

    const resultsOf = ({ results }: { results: { result: string }[] }) => results.map(({ result }) => result);

    const boardOf = async (path: string, member: Account, jobId: string, query = '') =>
      (await service.call('get', `${path}/jobs/${jobId}/board${query}`, member).expect(200))
        .body as BoardAnswer;

    interface BoardAnswer {
      columns: BoardColumn[];
      cards: BoardCard[];
      revision: string;
    }

    const placesOf = ({ cards }: BoardAnswer) =>
      cards.map(({ application_id: id, stage_id: stage }) => [stage, id]);

    const withTalents = async (count: number, card: Partial<TalentCard> = {}) => {
      const opened = await openJob();
      const talents: Account[] = [];
      const ids: string[] = [];
      for (let made = 0; made < count; made += 1) {
        const talent = await service.talent(card);
        talents.push(talent);
        ids.push(await applied(opened.no, talent));
        after(made + 1);
      }
      return { ...opened, talents, ids };
    };

    const tenMinutes = 10 * minuteMs;
    const first = <T>(items: readonly T[]): T => items[0] as T;

    test('is seen by the company at once, and by the talent with its letter when nobody can undo it', async () => {
      const { path, owner, jobId, talents, ids } = await withTalents(3, {
        first_name: 'Dewi',
        last_name: 'Sari',
      });
      const [one = '', two = '', three = ''] = ids;
      const mail = {
        language: 'id',
        subject: 'Lamaran {job_title}',
        text: 'Halo {talent_name}, dari {company_name}: {reason}.',
      };
      const rejection = { ids: [one], stage: 'rejected', reason: 'pay', mail };
      expect((await operate(path, owner, rejection)).results).toEqual(['moved']);
      expect((await operate(path, owner, { ids: [two, three], stage: 'interview' })).results).toEqual([
        'moved',
        'moved',
      ]);
      const board = await boardOf(path, owner, jobId);
      expect(placesOf(board)).toEqual([
        ['interview', two],
        ['interview', three],
      ]);
      expect(board.columns).toMatchObject([
        { stage_id: 'review', count: 0, median_days: null },
        { stage_id: 'test', count: 0 },
        { stage_id: 'interview', count: 2, median_days: 0, over_sla: 0, limit: null },
        { stage_id: 'offer' },
        { stage_id: 'hired' },
      ]);
      expect((await boardOf(path, owner, jobId, '?stage=rejected')).cards).toMatchObject([
        { application_id: one, state: 'rejected', reason: 'pay', name: 'Dewi Sari' },
      ]);
      expect((await operate(path, owner, { ids: [one], stage: 'test' })).results).toEqual(['state_unfit']);
      after(tenMinutes);
      await sweep();
      for (const talent of talents.slice(0, 2))
        expect(await own(talent, ids[talents.indexOf(talent)] ?? '')).toMatchObject({
          state: 'applied',
          reason: null,
          answered_at: null,
          events: [{ type: 'submitted' }],
          letters: [],
        });
      after(tenMinutes + 10);
      const notified = { state: 'rejected', reason: 'pay' };
      // Without a sweep the state alone; the events follow.
      expect(await own(first(talents), one)).toMatchObject(notified);
      await sweep();
      const seen = await own(first(talents), one);
      expect(seen).toMatchObject({
        ...notified,
        letters: [
          {
            subject: 'Lamaran Operator Produksi',
            text: 'Halo Dewi Sari, dari PT Nusantara Rasa: ekspektasi gaji tidak sesuai.',
          },
        ],
      });
      expect(typesOf(seen)).toEqual(['submitted', 'rejected', 'answered']);
      expect(typesOf(await own(talents[1] as Account, two))).toEqual(['submitted', 'moved', 'answered']);
      expect(await open(path, owner, two)).toMatchObject({ state: 'in_process', notified_at: null });
      await untilHandled();
    });

    test('can be undone in ten minutes, one after the other, and leaves nothing with the talent', async () => {
      const { path, owner, companyId, jobId, talents, ids } = await withTalents(2);
      const recruiter = await addMember(service, companyId, 'recruiter');
      const [one = '', two = ''] = ids;
      const before = placesOf(await boardOf(path, owner, jobId));
      const moving = await operate(path, owner, { ids, stage: 'test' });
      after(5 * minuteMs);
      const rejecting = await operate(path, recruiter, { ids: [one], stage: 'rejected', reason: 'other' });
      expect(await undo(path, owner, moving.operationId)).toEqual(['changed', 'undone']);
      expect(await undo(path, owner, rejecting.operationId)).toEqual(['undone']);
      expect(await undo(path, owner, rejecting.operationId)).toEqual(['undone']);
      expect(placesOf(await boardOf(path, owner, jobId))).toEqual([
        ['review', two],
        ['test', one],
      ]);
      const again = await operate(path, owner, { ids: [one], stage: 'offer' });
      expect(await undo(path, owner, again.operationId)).toEqual(['undone']);
      const back = await operate(path, owner, { ids: [one], stage: 'review', before: two });
      expect(placesOf(await boardOf(path, owner, jobId))).toEqual(before);
      await service.call('post', `${path}/operations/${randomUUID()}/undo`, owner).expect(404);
      after(days(1));
      await service
        .call('post', `${path}/operations/${back.operationId}/undo`, owner)
        .expect(409, /OPERATION_ENDED/);
      await sweep();
      for (const [index, talent] of talents.entries())
        expect(await own(talent, ids[index] ?? '')).toMatchObject({
          state: 'applied',
          events: [{ type: 'submitted' }],
        });
    });

    test('is not undone for a talent who has withdrawn, or was notified', async () => {
      const { path, owner, talents, ids, jobId } = await withTalents(2);
      const moved = await operate(path, owner, { ids, stage: 'rejected', reason: 'place' });
      await service.call('post', `${base}/my/applications/${ids[0]}/withdraw`, first(talents)).expect(200);
      expect(await undo(path, owner, moved.operationId)).toEqual(['changed', 'undone']);
      expect(placesOf(await boardOf(path, owner, jobId))).toEqual([['review', ids[1]]]);
      after(tenMinutes + 10);
      await sweep();
      expect(await own(first(talents), ids[0] ?? '')).toMatchObject({ state: 'withdrawn' });
      expect(await own(talents[1] as Account, ids[1] ?? '')).toMatchObject({ state: 'applied' });
      // One that is to be closed as unanswered is notified before, although it could be undone for longer.
      after(days(21) - minuteMs);
      const late = await operate(path, owner, { ids: ids.slice(1), stage: 'rejected', reason: 'place' });
      after(days(21) + 10);
      expect(await undo(path, owner, late.operationId)).toEqual(['changed']);
      after(days(22));
      await sweep();
      const seen = await own(talents[1] as Account, ids[1] ?? '');
      expect(seen).toMatchObject({ state: 'rejected' });
      expect(new Date(seen.answered_at ?? 0).getTime()).toBeLessThan(
        new Date(seen.submitted_at ?? 0).getTime() + days(21),
      );
    });

    test('counts once, also where it is sent again with more left to do, and waits for send_at', async () => {
      const { path, owner, talents, ids } = await withTalents(1);
      const body = { ids, stage: 'test', send_at: at(days(2)).toISOString() };
      const { operationId } = await operate(path, owner, body);
      expect((await operate(path, owner, body, operationId)).results).toEqual(['moved']);
      const other = { ...body, stage: 'offer', idempotency_key: operationId };
      await move(path, owner, other).expect(409, /IDEMPOTENCY_KEY_REUSED/);
      const later = at(days(8)).toISOString();
      await move(path, owner, { ...other, idempotency_key: randomUUID(), send_at: later }).expect(422);
      await move(path, owner, { ids, stage: 'test', send_at: body.send_at }).expect(422);
      after(days(2) - 1);
      await sweep();
      expect(await own(first(talents), ids[0] ?? '')).toMatchObject({ state: 'applied' });
      after(days(2));
      await sweep();
      expect(await own(first(talents), ids[0] ?? '')).toMatchObject({ state: 'in_process' });
    });

    test('is notified although the job is closed right after it; an unopened application does not end with the job', async () => {
      const { path, owner, talents, ids, jobId, version } = await withTalents(1);
      await operate(path, owner, { ids, stage: 'rejected', reason: 'position_filled' });
      await service
        .call('post', `${path}/jobs/${jobId}/close`, owner, { version, reason: 'filled' })
        .expect(200);
      await untilHandled();
      await sweep();
      after(tenMinutes + 10);
      await sweep();
      expect(await own(first(talents), ids[0] ?? '')).toMatchObject({
        state: 'rejected',
        allowance: { returned_at: null },
      });
    });

    test('comes to other pages with the name of the member; nothing where nothing has changed', async () => {
      const { path, owner, companyId, jobId, ids, talents } = await withTalents(2);
      const recruiter = await addMember(service, companyId, 'recruiter');
      const changes = async (since: string) =>
        (
          await service
            .call('get', `${path}/jobs/${jobId}/board/changes?since=${encodeURIComponent(since)}`, owner)
            .expect(200)
        ).body as { revision: string; changes: BoardChange[]; is_complete: boolean };
      const { revision, cards } = await boardOf(path, owner, jobId);
      const versionOf = new Map(cards.map(({ application_id: id, version }) => [id, version]));
      /** As a page does: what it knows already may come again. */
      const takeNew = (found: readonly BoardChange[]) =>
        found.filter(({ card: { application_id: id, version } }) => {
          const isNew = version > (versionOf.get(id) ?? 0);
          versionOf.set(id, version);
          return isNew;
        });
      expect(await changes(revision)).toEqual({ revision, changes: [], is_complete: true });
      const moved = await operate(path, recruiter, { ids: ids.slice(0, 1), stage: 'test' });
      const seen = await changes(revision);
      expect(takeNew(seen.changes)).toMatchObject([
        {
          card: { application_id: ids[0], stage_id: 'test' },
          by: { member_id: recruiter.userId, name: recruiter.email },
        },
      ]);
      expect(await changes(seen.revision)).toMatchObject({ changes: [] });
      await undo(path, owner, moved.operationId);
      await service
        .call('post', `${base}/my/applications/${ids[1]}/withdraw`, talents[1] as Account)
        .expect(200);
      const { changes: later } = await changes(seen.revision);
      const found = takeNew(later).map(({ card, by }) => [
        card.application_id,
        card.stage_id,
        card.state,
        by?.name,
      ]);
      expect(found).toEqual([
        [ids[0], 'review', 'applied', owner.email],
        [ids[1], 'review', 'withdrawn', undefined],
      ]);
      await service.call('get', `${path}/jobs/${jobId}/board/changes?since=x`, owner).expect(422);
    });

    test('the board has pages by stage and rank, and limits of stages that refuse nothing', async () => {
      const { path, owner, jobId, ids } = await withTalents(3);
      const [one = '', two = '', three = ''] = ids;
      await operate(path, owner, { ids: [three], stage: 'review', before: one });
      expect(placesOf(await boardOf(path, owner, jobId))).toEqual([
        ['review', three],
        ['review', one],
        ['review', two],
      ]);
      await operate(path, owner, { ids: [two, three], stage: 'review', before: one });
      expect(placesOf(await boardOf(path, owner, jobId, '?stage=review')).map(([, id]) => id)).toEqual([
        two,
        three,
        one,
      ]);
      await service.call('get', `${path}/jobs/${jobId}/board?after=x`, owner).expect(422);
      const limit = (stage: string, most: number | null) =>
        service.call('patch', `${path}/jobs/${jobId}/stages`, owner, { stage, limit: most });
      await limit('review', 1).expect(200);
      await limit('panel', 1).expect(422, /STAGE_UNKNOWN/);
      expect((await boardOf(path, owner, jobId)).columns[0]).toMatchObject({ limit: 1, count: 3 });
      await limit('review', null).expect(200);
      expect((await boardOf(path, owner, jobId)).columns[0]).toMatchObject({ limit: null });
    });
  });

  test('letters have templates in both languages, with known placeholders and one line of subject', async () => {
    const { path, owner, no } = await openJob();
    const list = async () =>
      (await service.call('get', `${path}/templates`, owner).expect(200)).body.templates as LetterTemplate[];
    const defaults = await list();
    expect(defaults.map(({ language }) => language).toSorted()).toEqual(['en', 'en', 'id', 'id']);
    const content = {
      name: 'Undangan',
      language: 'id',
      subject: 'Wawancara {job_title}',
      text: 'Halo {talent_name}',
    };
    const template = { template_id: randomUUID(), ...content };
    const create = (changes: object) =>
      service.call('post', `${path}/templates`, owner, {
        ...template,
        template_id: randomUUID(),
        ...changes,
      });
    for (const refused of [
      { subject: 'A\r\nBcc: all@mail.example' },
      { subject: 'A\nB' },
      { text: 'Halo {salary}' },
    ])
      await create(refused).expect(422);
    await service.call('post', `${path}/templates`, owner, template).expect(201);
    await service.call('post', `${path}/templates`, owner, template).expect(201);
    expect(await list()).toHaveLength(5);
    const at = `${path}/templates/${template.template_id}`;
    await service.call('patch', at, owner, { version: 1, ...content, text: 'Hai {talent_name}' }).expect(200);
    await service.call('patch', at, owner, { version: 1, ...content }).expect(409, /TEMPLATE_CHANGED/);
    const id = await applied(no, await service.talent({ first_name: '{reason}', last_name: null }));
    const preview = {
      language: 'id',
      subject: 'Halo {talent_name}',
      text: '{reason} {company_name}',
      application_id: id,
      reason: 'place',
    };
    const { body } = await service.call('post', `${path}/templates/preview`, owner, preview).expect(200);
    expect(body).toEqual({ subject: 'Halo {reason}', text: 'lokasi tidak sesuai PT Nusantara Rasa' });
    const mail = { template_id: template.template_id };
    const moving = { ids: [id], stage: 'test', mail, idempotency_key: randomUUID() };
    await move(path, owner, moving).expect(200);
    expect((await open(path, owner, id)).letters).toMatchObject([{ sent_at: null, text: 'Hai {reason}' }]);
    await service.call('delete', at, owner).expect(204);
    await service.call('delete', at, owner).expect(404);
    await move(path, owner, { ...moving, idempotency_key: randomUUID(), stage: 'offer' }).expect(
      404,
      /TEMPLATE_NOT_FOUND/,
    );
    for (const { template_id: templateId } of defaults)
      await service.call('delete', `${path}/templates/${templateId}`, owner).expect(204);
    expect(await list()).toEqual([]);
    const { body: reasons } = await service.call('get', `${path}/reasons`, owner).expect(200);
    expect(reasons.reasons[0]).toMatchObject({
      reason: 'qualifications',
      name: { id: 'Kualifikasi tidak sesuai' },
    });
  });
}
