import { cspStyleHash } from '@sabi/service-kit/csp-style-hash';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Everything the site runs comes from its own origin; the map of the office is loaded on click. */
const createSecurityHeaders = (inlineStyles: readonly string[] = []) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", ...inlineStyles],
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
    // Browsers ignore it without HTTPS.
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });

const documentHeaders = createSecurityHeaders();

/** Security headers of documents. Trusted Types are report-only for now. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  response.setHeader('Content-Security-Policy-Report-Only', "require-trusted-types-for 'script'");
  documentHeaders(request, response, next);
};

/** The inline style of Swagger UI's logo. */
export const apiDocsStyle = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';

export const apiDocsHeaders = createSecurityHeaders([cspStyleHash(apiDocsStyle)]);
