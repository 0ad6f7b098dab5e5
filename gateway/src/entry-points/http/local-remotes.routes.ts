import {
  type LocalRemote,
  localOrigin,
  localRemoteHeader,
  localRemotePath,
  parseLocalRemote,
} from '@sabi/contracts/gateway/local-remote';
import { type Language, localizedPath, preferredLanguage } from '@sabi/contracts/language';
import { readFormLanguage } from '@sabi/service-kit/plain/form-request';
import { mountPlainForm } from '@sabi/service-kit/plain/plain-form';
import { sendPlainPage } from '@sabi/service-kit/plain/plain-page';
import { type NextFunction, type Request, type Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { allowOrigin } from '../../domain/local-remotes/allow-origin';
import { forgetLocalRemote, readLocalRemote, rememberLocalRemote } from './local-remote-cookie';
import { describeBadLink, describeDenial, describeQuestion, type PageContent } from './local-remote-page';

const policyHeader = 'Content-Security-Policy';
const formBytes = 2000;

/**
 * Lets a developer see a remote of their own machine on this site, in their own browser. It begins with a page that asks, and
 * only that page can begin it: a foreign one can neither send its form nor show it in a frame.
 */
export function createLocalRemotesRouter({
  limiter,
  logger,
}: Pick<Dependencies, 'limiter' | 'logger'>): Router {
  const router = Router();
  router.use(applyLocalRemote);

  router.get(localRemotePath, async (request, response) => {
    await limiter.consume('read', request.ip ?? '');
    const language = preferredLanguage(request.get('accept-language'));
    const local = readNamed(request.query);
    const send = (status: number, page: PageContent) =>
      sendPlainPage(request, response, { language, status, ...page });
    if (!local) return send(422, describeBadLink(language));
    return send(200, describeQuestion(local, readTarget(request.query, language), language));
  });

  const receive = async (request: Request, response: Response): Promise<void> => {
    await limiter.consume('write', request.ip ?? '');
    const language = readFormLanguage(request);
    const fields = Object(request.body) as Fields;
    const local = readNamed(fields);
    const page = { language, status: 422 };
    if (!local && fields['end'] === undefined)
      return sendPlainPage(request, response, { ...page, ...describeBadLink(language) });
    if (local) rememberLocalRemote(request, response, local);
    else forgetLocalRemote(request, response);
    response.setHeader('Cache-Control', 'private, no-store');
    return response.redirect(303, readTarget(fields, language));
  };
  mountPlainForm(
    router,
    {
      path: localRemotePath,
      maxBytes: formBytes,
      receive,
      refuse: ({ status }, request, response) => {
        const language = readFormLanguage(request);
        const page = describeDenial(localizedPath(language, '/'), language);
        sendPlainPage(request, response, { language, status, ...page });
      },
    },
    logger,
  );
  return router;
}

/** Opens the content policy of this browser's documents to its own machine, and names the remote to the shell's server. */
function applyLocalRemote(request: Request, response: Response, next: NextFunction): void {
  const local = readLocalRemote(request);
  request.headers[localRemoteHeader] = local ? `${local.name}@${local.port}` : '';
  const policy = response.getHeader(policyHeader);
  if (local && typeof policy === 'string')
    response.setHeader(policyHeader, allowOrigin(policy, localOrigin(local.port)));
  next();
}

type Fields = Readonly<Record<string, unknown>>;

function readNamed({ remote, port }: Fields): LocalRemote | null {
  return typeof remote === 'string' && typeof port === 'string'
    ? parseLocalRemote(`${remote}@${port}`)
    : null;
}

/** A page of this site, without a query. */
function readTarget({ to }: Fields, language: Language): string {
  const isPath = typeof to === 'string' && /^\/(?![/\\])[\w/-]*$/.test(to);
  return isPath ? to : localizedPath(language, '/');
}
