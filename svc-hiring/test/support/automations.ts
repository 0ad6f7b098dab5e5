import type { NewAutomation } from '@sabi/contracts/http/hiring/automations';

/** A rule of a job with the usual stages. */
export const newAutomation = (changes: Partial<NewAutomation> = {}): NewAutomation => ({
  name: 'Ke tes',
  is_on: true,
  trigger: { event: 'submitted' },
  conditions: [],
  act: { stage_id: 'test', template_id: null, after_hours: 0 },
  ...changes,
});
