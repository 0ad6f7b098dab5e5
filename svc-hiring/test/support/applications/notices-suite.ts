import { randomUUID } from 'node:crypto';
import type { ApplicationSubject } from '@sabi/contracts/http/hiring/application-subjects';
import { notificationRequested, threadAnswered, threadWritten } from '@sabi/contracts/messages/notification';
import { notificationRequestQueue } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import request from 'supertest';
import { type Account, addMember, base, days, requiredEnv, type TestService } from '../harness';
import { createApplicationCalls, typesOf } from './application-calls';

/**
 * What reaches talents and members by notifications and messages.
 * @param getService the service of the file that the tests are in
 */
export function describeNotices(getService: () => TestService): void {
  const { after, applied, move, open, openJob, own, sweep, untilHandled } =
    createApplicationCalls(getService);
  let service: TestService;
  beforeAll(() => {
    service = getService();
  });

  describe('what happens to an application is notified', () => {
    /** Requests that reach svc-notification, by account. */
    const listen = () => {
      const heard: { user_id: string; kind: string }[] = [];
      service.broker.register(notificationRequestQueue.name, async ({ body }) => {
        heard.push(notificationRequested.schema.parse(body));
      });
      return ({ userId }: Account) =>
        heard
          .filter(({ user_id: id }) => id === userId)
          .map(({ kind }) => kind)
          .toSorted();
    };

    test('to the talent, and to those members who may read it', async () => {
      const kindsOf = listen();
      const { owner, companyId, path, no } = await openJob();
      const recruiter = await addMember(service, companyId, 'recruiter');
      const interviewer = await addMember(service, companyId, 'interviewer');
      const [talent, other] = await Promise.all([service.talent(), service.talent()]);
      const id = await applied(no, talent);
      await open(path, recruiter, id);
      await open(path, owner, id);
      for (const stage of ['interview', 'offer', 'hired'])
        await move(path, owner, { ids: [id], stage }).expect(200);
      const second = await applied(no, other);
      await move(path, owner, { ids: [second], stage: 'rejected', reason: 'pay' }).expect(200);
      await untilHandled();
      expect(kindsOf(talent)).toEqual([
        'application_hired',
        'application_moved',
        'application_offered',
        'application_opened',
        'application_sent',
      ]);
      expect(kindsOf(other)).toEqual(['application_rejected', 'application_sent']);
      for (const member of [owner, recruiter])
        expect(kindsOf(member)).toEqual(['application_submitted', 'application_submitted']);
      expect(kindsOf(interviewer)).toEqual([]);
    });

    test('a message of the talent to those members too, until one of them has taken part', async () => {
      const kindsOf = listen();
      const { owner, companyId, no } = await openJob();
      const recruiter = await addMember(service, companyId, 'recruiter');
      const interviewer = await addMember(service, companyId, 'interviewer');
      const talent = await service.talent();
      const application_id = await applied(no, talent);
      const write = (notified: readonly Account[], company_id = companyId) => {
        const notified_ids = notified.map(({ userId }) => userId);
        const body = { application_id, company_id, message_id: randomUUID(), notified_ids };
        return service.broker.publish(createMessage(threadWritten, body));
      };
      await write([], randomUUID()); // of another company
      await write([]);
      await write([recruiter]);
      await write([interviewer]); // sees no applications, or not any more
      await untilHandled();
      for (const member of [owner, recruiter])
        expect(kindsOf(member)).toEqual(['application_submitted', 'message_received', 'message_received']);
      expect([kindsOf(interviewer), kindsOf(talent)]).toEqual([[], ['application_sent']]);
    });

    test('by the clock once, however often it is swept', async () => {
      const kindsOf = listen();
      const { owner, no } = await openJob();
      const [talent, leaving] = await Promise.all([service.talent(), service.talent()]);
      await applied(no, talent);
      const left = await applied(no, leaving);
      await service.call('post', `${base}/my/applications/${left}/withdraw`, leaving).expect(200);
      for (const day of [7, 8, 14, 15, 21, 22]) {
        after(days(day));
        await sweep();
      }
      await untilHandled();
      expect(kindsOf(talent)).toEqual(['allowance_returned', 'application_sent', 'application_unanswered']);
      expect(kindsOf(owner)).toEqual([
        'application_missed',
        'application_nudged',
        'application_submitted',
        'application_submitted',
        'application_withdrawn',
      ]);
    });
  });

  describe("a company's message to the talent", () => {
    const write = async (application_id: string, company_id: string, member: Account) => {
      const written_at = service.clock.now.toISOString();
      const body = { application_id, company_id, member_id: member.userId, written_at };
      await service.broker.publish(createMessage(threadAnswered, body));
    };

    test('answers the application at its time, once, and keeps its allowance and its answer', async () => {
      const { owner, companyId, path, no } = await openJob();
      const talent = await service.talent();
      const id = await applied(no, talent);
      after(days(13));
      const writtenAt = service.clock.now.toISOString();
      await write(id, randomUUID(), owner); // of another company
      expect((await own(talent, id)).answered_at).toBeNull();
      await write(id, companyId, owner);
      after(days(20));
      await write(id, companyId, owner);
      await sweep();
      after(days(22));
      await sweep();
      const seen = await own(talent, id);
      expect(seen).toMatchObject({ state: 'applied', answered_at: writtenAt, answer_by: null });
      expect(typesOf(seen)).toEqual(['submitted', 'answered']);
      expect((await open(path, owner, id)).events).toMatchObject([
        {},
        { type: 'answered', by: 'member', member_id: owner.userId },
        { type: 'opened' },
      ]);
    });

    test('comes too late for one that is closed', async () => {
      const { owner, companyId, no } = await openJob();
      const talent = await service.talent();
      const id = await applied(no, talent);
      after(days(21));
      await write(id, companyId, owner);
      expect(await own(talent, id)).toMatchObject({ state: 'closed_unanswered', answered_at: null });
    });
  });

  test('what a mail names of an application is said to svc-notification alone', async () => {
    const { no, jobId } = await openJob();
    const talent = await service.talent();
    const id = await applied(no, talent);
    const call = (token: string, applicationId = id) =>
      request(service.url)
        .get(`/internal/v1/application-titles/${applicationId}`)
        .auth(token, { type: 'bearer' });
    const secret = requiredEnv.NOTIFICATION_SECRET;
    const { body } = await call(secret).expect(200);
    expect(body).toEqual({
      job_id: jobId,
      job_title: 'Operator Produksi',
      company_name: 'PT Nusantara Rasa',
      company_slug: expect.stringMatching(/^pt-nusantara-rasa/),
    });
    await call(secret, randomUUID()).expect(404, /APPLICATION_NOT_FOUND/);
    for (const token of [talent.token, `${secret}x`]) await call(token).expect(401, /TOKEN_INVALID/);
  });

  test('titles of applications are answered to both sides by their ids alone, and open none', async () => {
    const { owner, companyId, no, jobId } = await openJob();
    const talent = await service.talent({ first_name: 'Dewi', last_name: 'Anggraini' });
    const id = await applied(no, talent);
    const titlesFor = async (reader: Account): Promise<ApplicationSubject[]> => {
      const ids = `${id},${randomUUID()}`;
      const { body } = await service
        .call('get', `${base}/my/application-subjects?ids=${ids}`, reader)
        .expect(200);
      return body.subjects;
    };
    const subject = {
      application_id: id,
      job: { job_id: jobId, public_no: no },
      company: { name: 'PT Nusantara Rasa' },
    };
    expect(await titlesFor(talent)).toMatchObject([{ ...subject, side: 'talent', applicant_name: null }]);
    const company = { ...subject, side: 'company', applicant_name: 'Dewi Anggraini' };
    expect(await titlesFor(owner)).toMatchObject([company]);
    expect(await titlesFor(await addMember(service, companyId, 'recruiter'))).toMatchObject([company]);
    const strangers = [
      await service.talent(),
      (await openJob()).owner,
      await addMember(service, companyId, 'interviewer'),
    ];
    for (const stranger of strangers) expect(await titlesFor(stranger)).toEqual([]);
    expect(await own(talent, id)).toMatchObject({ opened_at: null });
    await service.call('get', `${base}/my/application-subjects?ids=${id},x`, talent).expect(422);
  });
}
