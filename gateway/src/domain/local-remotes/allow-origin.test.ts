import { allowOrigin } from './allow-origin';

test('an origin is added to what a page loads, and to nothing else', () => {
  const policy = "default-src 'self';base-uri 'none';script-src 'self';connect-src 'self';form-action 'self'";
  expect(allowOrigin(policy, 'http://127.0.0.1:9000')).toBe(
    "default-src 'self';base-uri 'none';script-src 'self' http://127.0.0.1:9000;connect-src 'self' http://127.0.0.1:9000;form-action 'self'",
  );
});
