import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { exportSeconds } from '@sabi/contracts/identity/account-terms';
import { accountExportRoutes, exportAccountRoute } from '@sabi/contracts/http/account-export';
import { type Language, preferredLanguage } from '@sabi/contracts/language';
import { forEachService, urlSettingOf } from '@sabi/contracts/services';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { AppError } from '@sabi/service-kit/errors';
import { limitTime } from '@sabi/service-kit/timeout';
import { refuseOtherMethods } from '@sabi/service-kit/routes';
import { type Request, type Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { type AccountParts, fetchParts } from '../../domain/account-export/fetch-parts';
import { type Archive, buildArchive } from '../../domain/account-export/build-archive';
import { unavailableText, writeReadMe } from '../../domain/account-export/export-texts';
import { createFetchUpstream } from '../../integrations/fetch-upstream';
import { type FetchUpstream, UpstreamRefused } from '../../domain/account-export/export-upstream';

const retryAfterSeconds = 60;
/** A download without progress for so long is ended. */
const stalledMs = 60_000;
const relayedHeaders = ['authorization', 'user-agent', 'accept-language', 'x-request-id', 'traceparent'];
const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
/** From this version on svc-identity sends its error code in the shape of the other services. */
const identityVersion = { 'x-supabase-api-version': '2024-01-01' };

/** The export of a user's data: an archive of what every service stores. */
export function createAccountExportRouter({ env, limiter, logger }: Dependencies): Router {
  const urls = forEachService((name) => env[urlSettingOf(name)]);
  const router = Router();
  router.get(exportAccountRoute.path, async (request, response) => {
    if (request.method === 'HEAD') throw new AppError('METHOD_NOT_ALLOWED'); // it would be recorded as an export
    await limiter.consume('token', request.ip ?? '');
    if (!request.headers.authorization) throw new AppError('TOKEN_MISSING');
    const language = preferredLanguage(request.get('accept-language'));
    const now = new Date();
    const closed = closedSignal(response);
    const fetchWithin = (signal: AbortSignal): FetchUpstream =>
      createFetchUpstream({ urls, headers: headersOf(request), signal });
    const parts = await limitTime({ timeoutMs: exportSeconds * 1000, signal: closed }, (begun) =>
      fetchAllParts(fetchWithin(begun), language, response),
    );
    if (!parts) return;
    const readMe = writeReadMe({
      language,
      now,
      siteUrl: `${request.protocol}://${request.headers.host ?? ''}`,
    });
    const fetchUpstream = fetchWithin(closed);
    const archive = buildArchive({ parts, readMe }, async ({ upstream, address: path }) =>
      Readable.fromWeb((await fetchUpstream({ upstream, path })).body as ReadableStream),
    );
    await send(archive, now, response);
    logger.info({ files: parts.files.length, bytes: archive.sizeBytes }, 'account.export.sent');
  });
  refuseOtherMethods(router, accountExportRoutes);
  return router;
}

/** @returns null after an error was sent to the caller */
async function fetchAllParts(
  fetchUpstream: FetchUpstream,
  language: Language,
  response: Response,
): Promise<AccountParts | null> {
  try {
    return await fetchParts(fetchUpstream);
  } catch (cause) {
    if (!(cause instanceof UpstreamRefused)) {
      const detail = unavailableText(language);
      throw new AppError('DEPENDENCY_UNAVAILABLE', { detail, retryAfterSeconds, cause });
    }
    response.status(cause.status).set(cause.headers).set('Cache-Control', 'no-store').end(cause.body);
    return null;
  }
}

function headersOf({ headers }: Request): Record<string, string> {
  const given = [...relayedHeaders, ...forwardedHeaders].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(given), ...identityVersion };
}

async function send({ stream, sizeBytes }: Archive, now: Date, response: Response): Promise<void> {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(now);
  response.setTimeout(stalledMs, () => response.destroy());
  response.writeHead(200, {
    'Content-Type': 'application/zip',
    'Content-Length': sizeBytes,
    'Content-Disposition': `attachment; filename="sabi-data-${day}.zip"`,
    'Cache-Control': 'no-store',
  });
  await pipeline(stream, response);
}
