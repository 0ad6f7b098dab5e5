import { z } from 'zod';
import { hiddenCompanyMaxLength } from '../../profile/field-limits';
import { defineRoute } from '../route';

// Recruiters who may find a talent: none until the talent allows it.

/** Limit of employers hidden from, per account. */
export const maxHiddenDomains = 20;

export const visibilitySchema = z.object({
  is_visible: z.boolean().describe('Whether recruiters whom the team has let in may see the profile'),
  hidden_from: z
    .array(z.string())
    .describe('Mail domains of companies that may not see it all the same: lower case, IDNA as ASCII'),
  suggestions: z
    .array(z.string())
    .describe('Companies that may be the own one, told from the account and its CV; not hidden from yet'),
});
export type Visibility = z.infer<typeof visibilitySchema>;

/** One step at a time, so that two tabs do not undo each other. */
export const visibilityChangeSchema = z
  .strictObject({
    is_visible: z.boolean(),
    hide_from: z
      .string()
      .max(hiddenCompanyMaxLength)
      .describe('A domain, an address at it, or the address of its site'),
    stop_hiding_from: z.string().max(hiddenCompanyMaxLength).describe('As `hidden_from` names it'),
  })
  .partial();
export type VisibilityChange = z.infer<typeof visibilityChangeSchema>;

const path = '/api/profile/v1/visibility';

export const getVisibilityRoute = defineRoute({
  method: 'get',
  path,
  summary: 'Which recruiters may see the caller',
  access: 'user',
  responses: { 200: visibilitySchema },
});

export const changeVisibilityRoute = defineRoute({
  method: 'patch',
  path,
  summary: 'Shows the caller to recruiters or hides them, from all or from those of one company',
  access: 'user',
  body: visibilityChangeSchema,
  responses: { 200: visibilitySchema },
});

export const profileVisibilityRoutes = [getVisibilityRoute, changeVisibilityRoute];
