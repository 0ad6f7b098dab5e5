import { eventually } from '@sabi/test-kit/eventually';
import { base, days, type TestService } from '../harness';
import { createApplicationCalls, minuteMs, typesOf } from './application-calls';

/**
 * What comes back to the talent, and what time alone does.
 * @param getService the service of the file that the tests are in
 */
export function describeAllowanceAndClock(getService: () => TestService): void {
  const {
    after,
    allowanceOf,
    applied,
    at,
    move,
    open,
    openJob,
    own,
    startAt,
    sweep,
    talentWithoutFree,
    untilHandled,
  } = createApplicationCalls(getService);
  let service: TestService;
  beforeAll(() => {
    service = getService();
  });

  describe('the allowance comes back', () => {
    test('with a withdrawal within the hour, and not after it; then the talent may apply again', async () => {
      const { no } = await openJob();
      const { no: other } = await openJob();
      const talent = await service.talent();
      const withdraw = (id: string) =>
        service.call('post', `${base}/my/applications/${id}/withdraw`, talent).expect(200);
      const [early, late] = [await applied(no, talent), await applied(other, talent)];
      after(59 * minuteMs);
      await withdraw(early);
      expect((await withdraw(early)).body).toMatchObject({
        state: 'withdrawn',
        allowance: { return_reason: 'withdrawn' },
      });
      expect((await allowanceOf(talent)).free_left).toBe(4);
      after(60 * minuteMs);
      expect((await withdraw(late)).body).toMatchObject({ allowance: { returned_at: null } });
      expect((await allowanceOf(talent)).free_left).toBe(4);
      await applied(no, talent);
    });

    test('once, when the job is frozen before anybody has looked', async () => {
      const { no, path, owner, jobId } = await openJob();
      const [seen, unseen, payer] = [
        await service.talent(),
        await service.talent(),
        await talentWithoutFree(1),
      ];
      const ids = [await applied(no, seen), await applied(no, unseen), await applied(no, payer)] as const;
      await open(path, owner, ids[0]);
      await service.staff('post', `${base}/staff/jobs/${jobId}/freeze`, { reason: 'Asks for a fee' });
      await untilHandled();
      await sweep();
      await sweep();
      expect(await own(seen, ids[0])).toMatchObject({ state: 'applied', allowance: { returned_at: null } });
      expect(typesOf(await own(unseen, ids[1]))).toEqual(['submitted', 'closed', 'allowance_returned']);
      expect(await own(payer, ids[2])).toMatchObject({
        state: 'closed_with_job',
        allowance: { return_reason: 'job_frozen' },
      });
      expect((await allowanceOf(unseen)).free_left).toBe(5);
      expect((await allowanceOf(seen)).free_left).toBe(4);
      await eventually(async () => expect(service.talents.billing.left(payer.userId)).toBe(1));
    });

    test('when the job is closed before anybody has looked, also where the application came at the same moment', async () => {
      const { no, path, owner, jobId, version } = await openJob();
      const talent = await service.talent();
      const id = await applied(no, talent);
      await service
        .call('post', `${path}/jobs/${jobId}/close`, owner, { version, reason: 'filled' })
        .expect(200);
      await untilHandled();
      // As if the message had come before the application was stored.
      const late = at(2 * minuteMs);
      await service.database.db
        .collection<{ _id: string }>('applications')
        .updateOne({ _id: id }, { $set: { next_at: late } });
      await sweep();
      expect(await own(talent, id)).toMatchObject({ state: 'applied' });
      after(2 * minuteMs);
      await sweep();
      expect(await own(talent, id)).toMatchObject({
        state: 'closed_with_job',
        allowance: { return_reason: 'job_closed' },
      });
      expect((await allowanceOf(talent)).free_left).toBe(5);
    });

    test('to the month in which it happens', async () => {
      startAt(new Date('2027-01-28T16:59:00Z')); // 23.59 in Jakarta
      const { no } = await openJob();
      const talent = await service.talent();
      const id = await applied(no, talent);
      expect(await allowanceOf(talent)).toMatchObject({ month: '2027-01', free_left: 4 });
      after(days(14));
      await sweep();
      expect((await own(talent, id)).allowance.return_reason).toBe('unopened');
      expect(await allowanceOf(talent)).toMatchObject({ month: '2027-02', free_left: 6 });
    });
  });

  describe('the clock of an application', () => {
    test('reminds on day 7, gives back on day 14, closes on day 21, each once', async () => {
      const { no, owner, path } = await openJob();
      const talent = await service.talent();
      const id = await applied(no, talent);
      const expected = [
        [6.9, ['submitted']],
        [7, ['submitted', 'nudged']],
        [13.9, ['submitted', 'nudged']],
        [14, ['submitted', 'nudged', 'allowance_returned']],
        [21, ['submitted', 'nudged', 'allowance_returned', 'closed']],
        [40, ['submitted', 'nudged', 'allowance_returned', 'closed']],
      ] as const;
      for (const [day, types] of expected) {
        after(days(day));
        await sweep();
        expect([day, typesOf(await own(talent, id))]).toEqual([day, types]);
      }
      expect((await open(path, owner, id)).opened_at).toBeNull();
    });

    test('gives back once where the job is frozen after day 14', async () => {
      const { no, jobId } = await openJob();
      const talent = await service.talent();
      const id = await applied(no, talent);
      after(days(14));
      await sweep();
      const { free_left: left } = await allowanceOf(talent);
      await service.staff('post', `${base}/staff/jobs/${jobId}/freeze`, { reason: 'Asks for a fee' });
      await untilHandled();
      await sweep();
      expect(await own(talent, id)).toMatchObject({
        state: 'closed_with_job',
        allowance: { return_reason: 'unopened' },
      });
      expect((await allowanceOf(talent)).free_left).toBe(left);
    });

    test('closes an unanswered one on day 21 with no sweep; what was opened in time keeps its allowance used', async () => {
      const { no, owner, path } = await openJob();
      const talent = await service.talent();
      const id = await applied(no, talent);
      after(days(13.9));
      await open(path, owner, id);
      after(days(21));
      const end = service.clock.now.toISOString();
      expect(await own(talent, id)).toMatchObject({
        state: 'closed_unanswered',
        ended_at: end,
        answer_by: null,
      });
      const { body } = await move(path, owner, { ids: [id], stage: 'interview' }).expect(200);
      expect(body.results).toEqual([{ application_id: id, result: 'state_unfit' }]);
      await service.call('post', `${base}/my/applications/${id}/withdraw`, talent).expect(409);
      await sweep();
      expect(await own(talent, id)).toMatchObject({
        state: 'closed_unanswered',
        allowance: { returned_at: null },
      });
    });
  });
}
