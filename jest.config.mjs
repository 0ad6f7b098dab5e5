// Every workspace's tests in one run; each also runs alone by `npm test -w <workspace>`.
export default {
  // What files leave in the heap of their process makes those after them slower: a process with a full heap is replaced.
  workerIdleMemoryLimit: '512MB',
  testSequencer: '<rootDir>/local/bin/longest-first.mjs',
  projects: [
    'packages/*',
    'mf-*',
    'svc-*',
    'sandbox/*',
    'shell',
    'gateway',
    'local',
    'operations/*',
    'bench',
    'e2e',
    'k8s',
  ].map((folder) => `<rootDir>/${folder}/jest.config.mjs`),
};
