import { jobSearchFileMaxBytes } from '@sabi/contracts/hiring/field-limits';
import { importJobSearchRoute } from '@sabi/contracts/http/hiring/job-search';
import { getPageRoute } from '@sabi/contracts/http/hiring/pages';
import { importMaxBytes } from '@sabi/contracts/profile/field-limits';
import { sharedPageRoutes } from '@sabi/contracts/http/profile/sharing';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import type { ServiceName } from '@sabi/contracts/services';
import { metricsPath } from '@sabi/service-kit/metrics';
import { accountPart, otherParts } from '../account-export/export-parts';

export type UpstreamName = 'shell' | ServiceName;

/** The limit that a request counts against; see limits.ts. */
export type LimitClass = 'mail' | 'token' | 'upload' | 'write' | 'webhook' | 'report' | 'read' | 'page-data';

export interface RouteRule {
  /** Path prefix on segment borders. */
  readonly prefix: string;
  readonly upstream: UpstreamName;
  readonly maxBodyBytes: number;
  /** The limit for forms with a file, where it is larger than `maxBodyBytes`. */
  readonly maxFormBytes?: number;
  /** Overrides the default time until an upstream starts its answer. */
  readonly timeoutMs?: number;
  /** The body may take as long as the whole request. */
  readonly takesFile?: boolean;
  /** For methods that change data. */
  readonly limit: LimitClass;
  /** For reads; `read` by default. */
  readonly readLimit?: LimitClass;
}

const jsonBodyBytes = 1_048_576;
const waitsForParserMs = 30_000;
/** A little longer than svc-ai's timeout for its language model, so that its own answer arrives. */
const waitsForModelMs = 25_000;
/** Longer than svc-billing's timeout for the payment provider, so that its own answer arrives. */
const waitsForInvoiceMs = 35_000;
/** The limit of a whole request, enforced by the server. */
export const slowestUploadMs = 60_000;
const uploadMs = 65_000;
/** Fields and multipart framing of a form besides its file. */
const besideFileBytes = 200_000;

/** Routes by prefix; the first match is used. All other paths belong to the shell. */
export const routeTable: readonly RouteRule[] = [
  ...['signup', 'otp', 'magiclink', 'recover', 'resend'].map((endpoint): RouteRule => ({
    prefix: `/auth/v1/${endpoint}`,
    upstream: 'identity',
    maxBodyBytes: jsonBodyBytes,
    limit: 'mail',
  })),
  { prefix: '/auth/v1', upstream: 'identity', maxBodyBytes: jsonBodyBytes, limit: 'token' },
  {
    // OAuth metadata of the issuer that ends in /auth/v1 (RFC 8414).
    prefix: '/.well-known/oauth-authorization-server/auth/v1',
    upstream: 'identity',
    maxBodyBytes: jsonBodyBytes,
    limit: 'token',
  },
  { prefix: '/api/identity/v1', upstream: 'identity', maxBodyBytes: jsonBodyBytes, limit: 'write' },
  {
    prefix: '/functions/v1/send-verification-email',
    upstream: 'identity',
    maxBodyBytes: jsonBodyBytes,
    limit: 'mail',
  },
  {
    prefix: '/functions/v1/cv-parser',
    upstream: 'profile',
    maxBodyBytes: jsonBodyBytes,
    timeoutMs: waitsForParserMs,
    limit: 'write',
  },
  {
    prefix: '/api/profile/v1/imports',
    upstream: 'profile',
    maxBodyBytes: importMaxBytes,
    timeoutMs: uploadMs,
    takesFile: true,
    limit: 'upload',
  },
  { prefix: '/api/profile/v1', upstream: 'profile', maxBodyBytes: jsonBodyBytes, limit: 'write' },
  // Pages without script, rendered by svc-profile.
  ...sharedPageRoutes.map(({ path }): RouteRule => ({
    prefix: path,
    upstream: 'profile',
    maxBodyBytes: jsonBodyBytes,
    limit: 'write',
  })),
  { prefix: '/storage/v1/object/sign', upstream: 'profile', maxBodyBytes: jsonBodyBytes, limit: 'write' },
  {
    prefix: '/storage/v1/object',
    upstream: 'profile',
    maxBodyBytes: cvMaxBytes,
    maxFormBytes: cvMaxBytes + besideFileBytes,
    timeoutMs: uploadMs,
    takesFile: true,
    limit: 'upload',
  },
  {
    prefix: '/functions/v1/cv-analyzer',
    upstream: 'ai',
    maxBodyBytes: cvMaxBytes + besideFileBytes,
    timeoutMs: uploadMs,
    takesFile: true,
    limit: 'write',
  },
  {
    prefix: '/functions/v1/ai-consultant',
    upstream: 'ai',
    maxBodyBytes: jsonBodyBytes,
    timeoutMs: waitsForModelMs,
    limit: 'write',
  },
  { prefix: '/api/ai/v1', upstream: 'ai', maxBodyBytes: jsonBodyBytes, limit: 'write' },
  {
    prefix: '/functions/v1/xendit-payment',
    upstream: 'billing',
    maxBodyBytes: jsonBodyBytes,
    timeoutMs: waitsForInvoiceMs,
    limit: 'write',
  },
  { prefix: '/api/billing/v1', upstream: 'billing', maxBodyBytes: jsonBodyBytes, limit: 'write' },
  {
    prefix: getPageRoute.path,
    upstream: 'hiring',
    maxBodyBytes: jsonBodyBytes,
    limit: 'write',
    readLimit: 'page-data',
  },
  {
    prefix: importJobSearchRoute.path,
    upstream: 'hiring',
    maxBodyBytes: jobSearchFileMaxBytes,
    timeoutMs: uploadMs,
    takesFile: true,
    limit: 'upload',
  },
  { prefix: '/api/hiring/v1', upstream: 'hiring', maxBodyBytes: jsonBodyBytes, limit: 'write' },
  // Documents for other sites and crawlers, beside the pages that they list.
  { prefix: '/feeds', upstream: 'hiring', maxBodyBytes: jsonBodyBytes, limit: 'write' },
  { prefix: '/sitemaps', upstream: 'hiring', maxBodyBytes: jsonBodyBytes, limit: 'write' },
  { prefix: '/api/notification/v1', upstream: 'notification', maxBodyBytes: jsonBodyBytes, limit: 'write' },
  // svc-billing has a smaller limit and records rejected webhooks, so larger bodies have to reach it.
  { prefix: '/webhooks/xendit', upstream: 'billing', maxBodyBytes: 1_048_576, limit: 'webhook' },
];

/** Prefixes of APIs: an unknown path below them gets a problem document, not a page. */
const apiPrefixes = ['/api', '/functions', '/storage', '/webhooks', '/auth/v1'];

const shellRule: RouteRule = { prefix: '/', upstream: 'shell', maxBodyBytes: jsonBodyBytes, limit: 'write' };

/**
 * @param path in its normal form; matched without regard to case, as Express does in the services
 * @returns undefined for a path of the API that no service serves
 */
export function findRoute(path: string): RouteRule | undefined {
  if (isInner(path)) return undefined;
  const rule = routeTable.find(({ prefix }) => isUnder(prefix, path));
  if (rule) return rule;
  return apiPrefixes.some((prefix) => isUnder(prefix, path)) ? undefined : shellRule;
}

/** Not forwarded: a single service's part of an export would bypass the checks of the whole one, and metrics are internal. */
const innerPaths: readonly string[] = [...[accountPart, ...otherParts].map(({ path }) => path), metricsPath];

/** Decodes the path first, as services accept other spellings. */
function isInner(path: string): boolean {
  const plain = path.replaceAll(/%([\da-f]{2})/gi, (_text, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return innerPaths.includes(plain.toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, ''));
}

function isUnder(prefix: string, path: string): boolean {
  const lower = path.toLowerCase();
  return lower === prefix || lower.startsWith(`${prefix}/`);
}
