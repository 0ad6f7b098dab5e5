// Test machines are shared and may pause for seconds, or be several times slower for a minute. This limits tests that
// wait for real services.
jest.setTimeout(300_000);
