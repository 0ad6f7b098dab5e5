import type { Cv } from '@sabi/contracts/http/profile/profile';
import { RequestFailed } from '@sabi/shell-sdk/http';
import {
  type Answer,
  buildCv,
  createEventStream,
  createPlatform,
  eventOf,
  eventsKey,
  problemAnswer,
  cvId,
  cvKey,
} from '../../testing/platform';
import { followCv } from './follow-cv';

const queued = buildCv();
const parsing = buildCv({ state: 'parsing', progress_percent: 40 });
const parsed = buildCv({ state: 'parsed', progress_percent: 100 });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const streamOf = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });

function follow(answers: { events: Answer[]; cv?: Answer[] }) {
  const platform = createPlatform({ [eventsKey]: answers.events, [cvKey]: answers.cv ?? [] });
  const seen: Cv[] = [];
  const controller = new AbortController();
  const { fetch } = platform;
  const onChange = (cv: Cv) => seen.push(cv);
  const outcome: { done: boolean; error?: unknown } = { done: false };
  followCv({ cvId, fetch, signal: controller.signal, onChange }).then(
    () => (outcome.done = true),
    (error: unknown) => (outcome.error = error),
  );
  return { ...platform, seen, controller, outcome };
}

test('each event is passed on, until the CV has been read', async () => {
  const { seen, outcome, sent } = follow({
    events: [streamOf([queued, parsing, parsed].map(eventOf).join(''))],
  });
  await pass(0);
  expect(seen).toEqual([queued, parsing, parsed]);
  expect(outcome.done).toBe(true);
  expect(sent(eventsKey)[0]?.headers.get('accept')).toBe('text/event-stream');
});

test('an event is put together from the pieces it comes in; comments and other events say nothing', async () => {
  const cv = buildCv({ file_name: 'Résumé.pdf', state: 'parsed' });
  const bytes = new TextEncoder().encode(`: heartbeat\n\nevent: other\ndata: {}\n\n${eventOf(cv)}`);
  const insideLetter = bytes.indexOf(0xc3) + 1; // within the two bytes of an é
  const pieces = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, insideLetter));
      controller.enqueue(bytes.slice(insideLetter));
    },
  });
  const { seen } = follow({ events: [new Response(pieces)] });
  await pass(0);
  expect(seen).toEqual([cv]);
});

test('a stream that breaks is opened again, later each time', async () => {
  const { seen, sent, outcome } = follow({
    events: [
      () => streamOf(eventOf(queued)),
      () => problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'),
      () => streamOf(`${eventOf(parsing)}${eventOf(parsed)}`),
    ],
  });
  await pass(0);
  expect(seen).toEqual([queued]);
  await pass(999);
  expect(sent(eventsKey)).toHaveLength(1);
  await pass(1);
  expect(sent(eventsKey)).toHaveLength(2);
  await pass(1999);
  expect(sent(eventsKey)).toHaveLength(2);
  await pass(1);
  expect(seen).toEqual([queued, parsing, parsed]);
  expect(outcome.done).toBe(true);
});

test('a stream that breaks in the middle of an event loses nothing', async () => {
  const broken = createEventStream();
  const { seen } = follow({ events: [broken.response, () => streamOf(eventOf(parsed))] });
  await pass(0);
  broken.send(queued);
  broken.write('event: resume\ndata: {"id"');
  await pass(0);
  broken.break();
  await pass(1000);
  expect(seen).toEqual([queued, parsed]);
});

test('where no stream comes through, the CV is asked for every two seconds', async () => {
  const { seen, sent, outcome } = follow({
    events: [new TypeError('Failed to fetch')],
    cv: [
      Response.json(queued),
      new TypeError('Failed to fetch'),
      Response.json(parsing),
      Response.json(parsed),
    ],
  });
  await pass(7000); // 1 + 2 + 4 s between four tries
  expect(sent(eventsKey)).toHaveLength(4);
  expect(seen).toEqual([queued]);
  await pass(1999);
  expect(sent(cvKey)).toHaveLength(1);
  await pass(4001);
  expect(seen).toEqual([queued, parsing, parsed]);
  expect(outcome.done).toBe(true);
  await pass(10_000);
  expect(sent(cvKey)).toHaveLength(4);
});

test('a stream that holds back its first event is closed', async () => {
  const silent = createEventStream();
  const { sent, seen } = follow({ events: [silent.response, () => streamOf(eventOf(parsed))] });
  await pass(5000);
  expect(sent(eventsKey)).toHaveLength(1);
  await pass(1000);
  expect(sent(eventsKey)).toHaveLength(2);
  expect(seen).toEqual([parsed]);
});

test('a stream that falls silent is closed; heartbeats keep it open', async () => {
  const stream = createEventStream();
  const { sent } = follow({ events: [stream.response, () => streamOf(eventOf(parsed))] });
  await pass(0);
  stream.send(queued);
  for (let beat = 0; beat < 4; beat += 1) {
    await pass(25_000);
    stream.write(': heartbeat\n\n');
  }
  await pass(59_000);
  expect(sent(eventsKey)).toHaveLength(1);
  await pass(3000);
  expect(sent(eventsKey)).toHaveLength(2);
});

test('a stream that lasted makes the next break the first again', async () => {
  const steady = createEventStream();
  const { sent } = follow({
    events: [new TypeError('x'), new TypeError('x'), steady.response, new TypeError('x'), new TypeError('x')],
    cv: [Response.json(parsed)],
  });
  await pass(3000);
  steady.send(queued);
  await pass(40_000);
  steady.break();
  await pass(1000);
  expect(sent(eventsKey)).toHaveLength(4);
  await pass(2000);
  expect(sent(eventsKey)).toHaveLength(5);
  expect(sent(cvKey)).toHaveLength(0);
});

test('a CV the service does not know is not asked for again', async () => {
  const { outcome, sent } = follow({ events: [problemAnswer(404, 'RESUME_NOT_FOUND')] });
  await pass(10_000);
  expect(outcome.error).toBeInstanceOf(RequestFailed);
  expect(sent(eventsKey)).toHaveLength(1);
});

test('a limit is waited out', async () => {
  const { outcome } = follow({
    events: [() => problemAnswer(429, 'RATE_LIMITED')],
    cv: [() => problemAnswer(429, 'RATE_LIMITED'), Response.json(parsed)],
  });
  await pass(20_000);
  expect(outcome.done).toBe(true);
});

test('an event that is not JSON counts as a break', async () => {
  const { seen } = follow({
    events: [() => streamOf('event: resume\ndata: {\n\n'), () => streamOf(eventOf(parsed))],
  });
  await pass(1000);
  expect(seen).toEqual([parsed]);
});

test.each(['while the stream is open', 'while waiting for the next try'])(
  'following ends at once %s',
  async (when) => {
    const stream = createEventStream();
    const { controller, outcome, sent } = follow({
      events: when.includes('open') ? [stream.response] : [new TypeError('x')],
    });
    await pass(500);
    controller.abort(new Error('left'));
    await pass(60_000);
    expect(outcome.error).toEqual(new Error('left'));
    expect(sent(eventsKey)).toHaveLength(1);
  },
);
