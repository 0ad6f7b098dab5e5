import { z } from 'zod';
import { automationStops, conditionTests } from '../../hiring/automation-terms';
import {
  applicationAnswerMaxLength,
  automationConditionsMax,
  automationDelayMaxHours,
  jobLineMaxLength,
  movesMax,
  templateNameMaxLength,
} from '../../hiring/field-limits';
import { toLine } from '../../profile/entry-rules';
import { defineRoute } from '../route';
import { companyPath, moment, ofCompany, version } from './fields';

const stageId = z.string().min(1).max(50);

const conditionSchema = z.strictObject({
  question: z.string().overwrite(toLine).trim().min(1).max(jobLineMaxLength).describe('Of the posting'),
  test: z.enum(conditionTests).describe('`is` and `is_not` without regard to case; the others of a number'),
  value: z.string().overwrite(toLine).trim().min(1).max(applicationAnswerMaxLength),
});
export type AutomationCondition = z.infer<typeof conditionSchema>;

const triggerSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('submitted') }),
  z.strictObject({ event: z.literal('moved'), stage_id: stageId }),
]);
export type AutomationTrigger = z.infer<typeof triggerSchema>;

const actSchema = z.strictObject({
  stage_id: stageId.describe('Where it moves the application: never to an offer, a hire or a rejection'),
  template_id: z.uuid().nullable().describe('Of the letter that goes with it; null for none'),
  after_hours: z
    .number()
    .int()
    .min(0)
    .max(automationDelayMaxHours)
    .describe('Until the talent is notified; ten minutes at least, as for every move'),
});
export type AutomationAct = z.infer<typeof actSchema>;

const automationFields = {
  name: z.string().overwrite(toLine).trim().min(1).max(templateNameMaxLength),
  is_on: z.boolean(),
  trigger: triggerSchema,
  conditions: z.array(conditionSchema).max(automationConditionsMax).describe('All of them have to hold'),
  act: actSchema,
};
const newAutomation = z.strictObject(automationFields);
export type NewAutomation = z.infer<typeof newAutomation>;

/** A rule of a job that moves applications by itself. */
export const automationSchema = z
  .object({
    automation_id: z.uuid(),
    ...automationFields,
    member_id: z.uuid().nullable().describe('In whose name it acts: who changed it last'),
    stopped: z.enum(automationStops).nullable().describe('Why it does nothing although it is on'),
    version,
    updated_at: moment,
  })
  .meta({ id: 'Automation' });
export type Automation = z.infer<typeof automationSchema>;

const automationsPath = `${companyPath}/jobs/{jobId}/automations`;
const ofJob = ofCompany.extend({ jobId: z.uuid() });
const ofAutomation = ofJob.extend({ automationId: z.uuid() });
const automationList = z.object({ automations: z.array(automationSchema) });

export const listAutomationsRoute = defineRoute({
  method: 'get',
  path: automationsPath,
  summary: 'Rules of a job, oldest first: of those that fit an event, the first acts',
  access: 'user',
  params: ofJob,
  responses: { 200: automationList },
});

export const createAutomationRoute = defineRoute({
  method: 'post',
  path: automationsPath,
  summary:
    'Stores a rule of a job; the same one sent twice is stored once. STAGE_UNKNOWN, TEMPLATE_NOT_FOUND, AUTOMATION_LOOP when the rules of the job would move an application in a circle or more than three times, AUTOMATIONS_TOO_MANY beyond 20',
  access: 'user',
  params: ofJob,
  body: newAutomation.extend({ automation_id: z.uuid().describe('Made by the caller') }),
  responses: { 201: automationSchema },
});

export const changeAutomationRoute = defineRoute({
  method: 'patch',
  path: `${automationsPath}/{automationId}`,
  summary: 'Changes a rule; what it has done stays. AUTOMATION_CHANGED, and as creating one',
  access: 'user',
  params: ofAutomation,
  body: newAutomation.extend({ version }),
  responses: { 200: automationSchema },
});

export const deleteAutomationRoute = defineRoute({
  method: 'delete',
  path: `${automationsPath}/{automationId}`,
  summary: 'Deletes a rule; what it has done stays',
  access: 'user',
  params: ofAutomation,
  responses: { 204: null },
});

const stepSchema = z.object({
  automation_id: z.uuid(),
  name: z.string(),
  from_stage_id: z.string(),
  stage_id: z.string(),
  template_id: z.uuid().nullable(),
  after_hours: z.number().int(),
});
export type AutomationStep = z.infer<typeof stepSchema>;

export const tryAutomationRoute = defineRoute({
  method: 'post',
  path: `${automationsPath}/dry-run`,
  summary:
    'What a rule, together with the others, would do with the applications to the job as they are now. Nothing is changed',
  access: 'user',
  params: ofJob,
  body: newAutomation.extend({
    automation_id: z.uuid().optional().describe('The stored rule that it stands for'),
  }),
  responses: {
    200: z.object({
      checked: z.number().int().min(0).describe('Applications that have not ended'),
      moved: z.number().int().min(0),
      applications: z
        .array(
          z.object({
            application_id: z.uuid(),
            name: z.string().nullable(),
            steps: z.array(stepSchema).min(1).describe('The first is of the rule; the others follow from it'),
          }),
        )
        .max(movesMax)
        .describe('Those that would move, first submitted first'),
    }),
  },
});

export const runAutomationRoute = defineRoute({
  method: 'post',
  path: `${automationsPath}/{automationId}/run`,
  summary:
    'Applies a rule that is on to the applications as they are now, 500 at a time; one to which it has been applied since it came to its stage is left out. Each move can be undone on the board for ten minutes',
  access: 'user',
  params: ofAutomation,
  responses: {
    200: z.object({
      moved: z.number().int().min(0),
      is_complete: z.boolean().describe('false: there are more, call again'),
    }),
  },
});

export const automationRoutes = [
  listAutomationsRoute,
  createAutomationRoute,
  changeAutomationRoute,
  deleteAutomationRoute,
  tryAutomationRoute,
  runAutomationRoute,
];
