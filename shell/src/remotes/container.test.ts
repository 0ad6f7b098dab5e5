import { type Container, loadContainer } from './container';

const shareScope = {};
Object.assign(globalThis, {
  __webpack_init_sharing__: async () => undefined,
  __webpack_share_scopes__: { default: shareScope },
});

/** Stands for the network: what the next script to be loaded does. */
let run: ((script: HTMLScriptElement) => void) | 'fail';
const loaded: HTMLScriptElement[] = [];
document.head.append = (...nodes) => {
  const [script] = nodes as HTMLScriptElement[];
  if (!script) return;
  loaded.push(script);
  if (run === 'fail') script.onerror?.(new Event('error'));
  else {
    run(script);
    script.onload?.(new Event('load'));
  }
};

const buildContainer = () =>
  ({ init: jest.fn(), get: async () => () => 'exposed' }) satisfies Container & { init: jest.Mock };
const releaseAt = (entryUrl: string) => ({ entryUrl, integrity: { [entryUrl]: 'sha384-hash' } });
const put = (container: unknown) => () => Object.assign(window, { 'mf-test': container });

beforeEach(() => loaded.splice(0));

test('a container is loaded once, checked by the browser, and given what is shared', async () => {
  const container = buildContainer();
  run = put(container);
  const release = releaseAt('/remotes/mf-test/1/remoteEntry.js');
  expect(await loadContainer('mf-test', release)).toBe(container);
  expect(await loadContainer('mf-test', release)).toBe(container);
  expect(loaded).toHaveLength(1);
  expect(loaded[0]?.integrity).toBe('sha384-hash');
  expect(container.init).toHaveBeenCalledWith(shareScope);
});

test('another release of the remote has a container of its own', async () => {
  const [current, fallback] = [buildContainer(), buildContainer()];
  run = put(current);
  expect(await loadContainer('mf-test', releaseAt('/remotes/mf-test/2/remoteEntry.js'))).toBe(current);
  run = put(fallback);
  expect(await loadContainer('mf-test', releaseAt('/remotes/mf-test/3/remoteEntry.js'))).toBe(fallback);
});

test('an entry that could not be loaded is asked for again', async () => {
  const release = releaseAt('/remotes/mf-test/4/remoteEntry.js');
  run = 'fail';
  await expect(loadContainer('mf-test', release)).rejects.toThrow('could not be loaded');
  const container = buildContainer();
  run = put(container);
  expect(await loadContainer('mf-test', release)).toBe(container);
});

test('an entry without a container is not taken for the one before', async () => {
  run = put(buildContainer());
  await loadContainer('mf-test', releaseAt('/remotes/mf-test/5/remoteEntry.js'));
  run = () => undefined;
  await expect(loadContainer('mf-test', releaseAt('/remotes/mf-test/6/remoteEntry.js'))).rejects.toThrow(
    'brings no container',
  );
});
