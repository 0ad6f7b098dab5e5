import { receiveXenditWebhookRoute } from '@sabi/contracts/http/orders';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import { type Request, type Response, type Router, text } from 'express';
import type { Dependencies } from '../../dependencies';
import { refuseForged } from '../../domain/payments/refuse-forged';
import { receiveWebhook } from '../../domain/payments/receive-webhook';

/** Whatever type it says it has: what cannot be read is kept for the staff. */
const parseText = text({ limit: '64kb', type: () => true });

/** What the payment provider calls. Who does not show its token is refused before anything is read. */
export function mountWebhookRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    receiveXenditWebhookRoute,
    async ({ request, response }) => {
      const now = dependencies.now();
      await refuseForged({ token: request.headers['x-callback-token'], now }, dependencies);
      const raw = await readText(request, response);
      await receiveWebhook({ raw, now }, dependencies);
      return answer(200);
    },
    dependencies.authentication,
  );
}

async function readText(request: Request, response: Response): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    parseText(request, response, (error?: unknown) =>
      error === undefined ? resolve() : reject(error as Error),
    );
  });
  const body: unknown = request.body;
  return typeof body === 'string' ? body : '';
}
