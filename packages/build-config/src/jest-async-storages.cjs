// On Node 20 each AsyncLocalStorage that was used slows every promise of the process down until it is disabled, and a
// jest process runs many test files.
const { AsyncLocalStorage } = require('node:async_hooks');

if (Number.parseInt(process.versions.node, 10) < 24) {
  const { run } = AsyncLocalStorage.prototype;
  const used = new Set();
  /** @param {any} store @param {() => any} callback @param {any[]} given */
  AsyncLocalStorage.prototype.run = function (store, callback, ...given) {
    used.add(this);
    return run.call(this, store, callback, ...given);
  };
  afterAll(() => {
    AsyncLocalStorage.prototype.run = run;
    for (const storage of used) storage.disable();
  });
}
