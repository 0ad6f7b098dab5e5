import { cspStyleHash } from '@sabi/service-kit/csp-style-hash';
import { isLoopback } from '@sabi/service-kit/default-credentials';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../../env';

type HstsSettings = Pick<Env, 'HSTS_MAX_AGE_SECONDS' | 'HSTS_INCLUDE_SUBDOMAINS' | 'HSTS_PRELOAD'>;

/** By how the request came: over TLS, or over plain HTTP from this machine or from elsewhere. */
type Connection = 'tls' | 'loopback' | 'plain';

/** Everything the site runs comes from its own origin; the map of the office is loaded on click. */
function createHelmet(connection: Connection, hsts: HstsSettings, inlineStyles: readonly string[]) {
  const isHstsSent = connection === 'tls' && hsts.HSTS_MAX_AGE_SECONDS > 0;
  // Browsers take no notice of these outside a secure context, and warn of the first in their console.
  const isSecureContext = connection !== 'plain';
  return helmet({
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
    crossOriginOpenerPolicy: isSecureContext,
    originAgentCluster: isSecureContext,
    strictTransportSecurity: isHstsSent && {
      maxAge: hsts.HSTS_MAX_AGE_SECONDS,
      includeSubDomains: hsts.HSTS_INCLUDE_SUBDOMAINS,
      preload: hsts.HSTS_PRELOAD,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/**
 * Security headers of documents. `Strict-Transport-Security` is sent over TLS alone (RFC 6797, 7.2), and to sub-domains and
 * the preload list of browsers by setting alone: both are slow to take back.
 */
export function createDocumentHeaders(
  hsts: HstsSettings,
  inlineStyles: readonly string[] = [],
): RequestHandler {
  const headers = {
    tls: createHelmet('tls', hsts, inlineStyles),
    loopback: createHelmet('loopback', hsts, inlineStyles),
    plain: createHelmet('plain', hsts, inlineStyles),
  } satisfies Record<Connection, RequestHandler>;
  return (request, response, next) => {
    // Trusted Types are report-only for now.
    response.setHeader('Content-Security-Policy-Report-Only', "require-trusted-types-for 'script'");
    // `secure` is the word of a trusted proxy, or the connection's own.
    const connection = request.secure ? 'tls' : isLoopback(request.hostname) ? 'loopback' : 'plain';
    headers[connection](request, response, next);
  };
}

/** The inline style of Swagger UI's logo. */
export const apiDocsStyle = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';

/** Allows the inline style of Swagger UI. */
export const createApiDocsHeaders = (hsts: HstsSettings) =>
  createDocumentHeaders(hsts, [cspStyleHash(apiDocsStyle)]);
