/** Settings that every test of the service starts it with; nobody answers at the key set's address. */
export const testSettings = {
  PORT: '0',
  DRAIN_DELAY_MS: '0',
  IDENTITY_JWKS_URL: 'http://127.0.0.1:1/jwks.json',
  IDENTITY_ISSUER: 'http://127.0.0.1:1',
  CV_PARSER_ENGINE: 'model', // so that what the model does is seen; the others have tests of their own
  CV_SPARE_READERS: '0', // each reads CVs of our own to be warm
  VISITOR_SECRET: 'Zq8rT1vWm4KxB7nLc2YpHd6sGf9jUe3a',
};
