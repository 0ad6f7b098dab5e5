import { receiveXenditWebhookRoute } from '@sabi/contracts/http/billing/orders';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import { raw, type Request, type Response, type Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { assertCallbackToken } from '../../domain/payments/assert-callback-token';
import { parkUnreadWebhook } from '../../domain/payments/park-unread-webhook';
import { receiveWebhook } from '../../domain/payments/receive-webhook';

/** Any content type: unparsable bodies are stored for the staff. */
const readBytes = raw({ limit: '64kb', type: () => true });
/** JSON is always UTF-8. */
const utf8 = new TextDecoder();

/** The payment provider's webhooks. Refuses a wrong token before reading the body. */
export function mountWebhookRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    receiveXenditWebhookRoute,
    async ({ request, response }) => {
      const now = dependencies.now();
      await assertCallbackToken({ token: request.headers['x-callback-token'], now }, dependencies);
      const text = await readText(request, response).catch(async (error: unknown) => {
        if (!isBrokenOff(error)) await parkUnreadWebhook({ now }, dependencies);
        throw error;
      });
      await receiveWebhook({ raw: text, now }, dependencies);
      return answer(200);
    },
    dependencies.authentication,
  );
}

/** @throws the body parser's error: too large, unknown encoding, aborted */
async function readText(request: Request, response: Response): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    readBytes(request, response, (error?: unknown) =>
      error === undefined ? resolve() : reject(error as Error),
    );
  });
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? utf8.decode(body) : '';
}

/** The provider retries an aborted webhook. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'request.aborted';
