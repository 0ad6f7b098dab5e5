// Machines that run tests are shared: one may stand still for seconds, or be several times slower for a minute. A test that
// waits for something real may wait this long.
jest.setTimeout(300_000);
