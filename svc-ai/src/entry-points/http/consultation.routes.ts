import { aiFaults, consultRoute } from '@sabi/contracts/http/ai';
import { preferredLanguage } from '@sabi/contracts/language';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { consult } from '../../domain/consult';
import { mountConsultationForm } from './consultation-form';
import { describeFault } from './describe-fault';
import { identifyCaller } from './identify-caller';

const texts = { failed: aiFaults.consultationFailed, nothing: aiFaults.noConsultation };

export function mountConsultationRoutes(router: Router, dependencies: Dependencies): void {
  mountConsultationForm(router, dependencies);
  mountRoute(
    router,
    consultRoute,
    async ({ body, principal, request, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const caller = identifyCaller({ principal, request, response }, dependencies.visitorSecret);
      const { type, message, context = [] } = body;
      const language = preferredLanguage(request.get('accept-language'));
      const signal = closedSignal(response);
      const reply = consult({ type, message, context, language, caller, signal }, dependencies);
      return answer(
        200,
        await reply.catch((error: unknown) => {
          throw describeFault(error, texts);
        }),
      );
    },
    dependencies.authentication,
  );
}
