import { defineExportPart } from '../account-export';

export const exportAiRoute = defineExportPart(
  '/api/ai/v1/export',
  'what was read from the CVs, analyses that were claimed, conversations, what was used',
);
