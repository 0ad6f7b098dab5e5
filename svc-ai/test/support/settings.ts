/** Settings of all tests; the key set's address is unreachable. */
export const testSettings = {
  PORT: '0',
  DRAIN_DELAY_MS: '0',
  IDENTITY_JWKS_URL: 'http://127.0.0.1:1/jwks.json',
  IDENTITY_ISSUER: 'http://127.0.0.1:1',
  CV_PARSER_ENGINE: 'model', // makes the model's effect visible; other engines have their own tests
  CV_SPARE_READERS: '0', // each would read sample CVs to warm up
  VISITOR_SECRET: 'Zq8rT1vWm4KxB7nLc2YpHd6sGf9jUe3a',
};
