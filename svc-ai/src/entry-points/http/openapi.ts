import { aiRoutes } from '@sabi/contracts/http/ai/routes';
import { createOpenApiDocument } from '@sabi/service-kit/openapi';

export const createAiOpenApi = () => createOpenApiDocument({ title: 'svc-ai', version: '1.0.0' }, aiRoutes);
