import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { ConcurrencyLimit } from './concurrency-limit';

const refusalOf = (enter: () => unknown): unknown => {
  try {
    enter();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('one has as many places as one may have, and others have theirs', () => {
  const places = new ConcurrencyLimit({ total: 10, each: 2 });
  const leave = places.enter('one');
  places.enter('one');
  expect(refusalOf(() => places.enter('one'))).toBe('RATE_LIMITED');
  expect(refusalOf(() => places.enter('other'))).toBeUndefined();
  leave();
  leave(); // says so twice, and gives one back
  expect(refusalOf(() => places.enter('one'))).toBeUndefined();
  expect(refusalOf(() => places.enter('one'))).toBe('RATE_LIMITED');
});

test('when all places are taken, the next caller is refused at once', () => {
  const places = new ConcurrencyLimit({ total: 2, each: 2 });
  const leave = places.enter('one');
  places.enter('other');
  expect(refusalOf(() => places.enter('third'))).toBe('DEPENDENCY_UNAVAILABLE');
  leave();
  expect(refusalOf(() => places.enter('third'))).toBeUndefined();
});

test('a place is given back when the answer is over, and at once where its reader has left before', () => {
  const places = new ConcurrencyLimit({ total: 1, each: 1 });
  const createResponse = () => new ServerResponse(new IncomingMessage(new Socket()));
  const [gone, open] = [createResponse(), createResponse()];
  gone.destroy();
  places.enterUntilClosed('one', gone);
  places.enterUntilClosed('one', open);
  expect(refusalOf(() => places.enter('one'))).toBe('RATE_LIMITED');
  open.emit('close');
  expect(refusalOf(() => places.enter('one'))).toBeUndefined();
});
