import { mergeMetadata, parseMetadata } from './metadata';

test('changes merge shallowly and null deletes', () => {
  const merged = mergeMetadata(
    { first_name: 'Ayu', title: 'HR', nested: { a: 1 } },
    { title: null, nested: { b: 2 } },
  );
  expect(merged).toEqual({ first_name: 'Ayu', nested: { b: 2 } });
});

test.each([
  ['an operator', '{"$where":"1"}'],
  ['an operator further in', '{"a":{"b":[{"$gt":1}]}}'],
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['ten levels', '{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}}}}}'],
])('%s is refused', (_name, json) => {
  expect(() => parseMetadata(JSON.parse(json))).toThrow(
    expect.objectContaining({ code: 'validation_failed' }),
  );
});

test('metadata that would not fit into an access token is refused', () => {
  expect(() => mergeMetadata({ a: 'x'.repeat(5000) }, { b: 'x'.repeat(5000) })).toThrow(
    expect.objectContaining({ code: 'validation_failed' }),
  );
});
