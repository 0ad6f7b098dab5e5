import helmet from 'helmet';

/** Everything the site runs comes from its own origin; the map of the office is loaded on click. */
export const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'script-src': ["'self'"],
      // Radix sets the page's scroll lock by a style element made at run time.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ['https://www.openstreetmap.org'],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'manifest-src': ["'self'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  // Browsers remember it only from HTTPS, where it belongs.
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});
