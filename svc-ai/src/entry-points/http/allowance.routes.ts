import { getAnswerAllowanceRoute } from '@sabi/contracts/http/ai/answer-allowance';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { getAnswerAllowance } from '../../domain/usage/get-answer-allowance';

export function mountAllowanceRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    getAnswerAllowanceRoute,
    async ({ principal: { userId }, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      return answer(200, await getAnswerAllowance({ userId }, dependencies));
    },
    dependencies.authentication,
  );
}
