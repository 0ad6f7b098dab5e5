import { receiveXenditWebhookRoute } from '@sabi/contracts/http/orders';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import { raw, type Request, type Response, type Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { noteUnread } from '../../domain/payments/note-unread';
import { refuseForged } from '../../domain/payments/refuse-forged';
import { receiveWebhook } from '../../domain/payments/receive-webhook';

/** Whatever type it says it has: what cannot be read is kept for the staff. */
const readBytes = raw({ limit: '64kb', type: () => true });
/** JSON is UTF-8, whatever charset its sender names. */
const utf8 = new TextDecoder();

/** What the payment provider calls. Who does not show its token is refused before anything is read. */
export function mountWebhookRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    receiveXenditWebhookRoute,
    async ({ request, response }) => {
      const now = dependencies.now();
      await refuseForged({ token: request.headers['x-callback-token'], now }, dependencies);
      const text = await readText(request, response).catch(async (error: unknown) => {
        if (!isBrokenOff(error)) await noteUnread({ now }, dependencies);
        throw error;
      });
      await receiveWebhook({ raw: text, now }, dependencies);
      return answer(200);
    },
    dependencies.authentication,
  );
}

/** @throws what says that it is too large, packed in a way nobody here unpacks, or broken off */
async function readText(request: Request, response: Response): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    readBytes(request, response, (error?: unknown) =>
      error === undefined ? resolve() : reject(error as Error),
    );
  });
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? utf8.decode(body) : '';
}

/** The sender went away: it will come again by itself. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'request.aborted';
