import { shortenRegistry } from './shorten-registry';
import { buildRemote } from './testing';

test('a page is sent what loads a remote first and nothing of its parts', () => {
  const short = shortenRegistry({ remotes: [buildRemote()] });
  const { release } = short.remotes[0] ?? {};
  expect(release?.parts).toEqual({});
  expect(Object.keys(release?.integrity ?? {})).toEqual([release?.entryUrl]);
});

test('it is worked out once for each registry', () => {
  const registry = { remotes: [buildRemote()] };
  expect(shortenRegistry(registry)).toBe(shortenRegistry(registry));
  expect(shortenRegistry({ ...registry })).not.toBe(shortenRegistry(registry));
});
