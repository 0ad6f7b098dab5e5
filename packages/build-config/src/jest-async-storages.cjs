// On Node 20 each storage of a context that was used makes each promise of the process slower until it is disabled, and a process
// of jest runs many test files.
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
