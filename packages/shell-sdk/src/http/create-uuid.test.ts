import { createUuid } from './create-uuid';

const { randomUUID } = crypto;
afterEach(() => Object.assign(crypto, { randomUUID }));

test.each([
  ['made by the browser', randomUUID],
  ['on a page by plain http, where the browser makes none', undefined],
])('an id is a UUID, another each time, %s', (_where, made) => {
  Object.defineProperty(crypto, 'randomUUID', { value: made, configurable: true, writable: true });
  const ids = Array.from({ length: 50 }, createUuid);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});
