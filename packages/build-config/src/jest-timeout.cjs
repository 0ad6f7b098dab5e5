// Machines that run tests are shared; a test that waits for something real may wait this long.
jest.setTimeout(30_000);
