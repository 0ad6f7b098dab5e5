import { z } from 'zod';
import { staffReasonMaxLength } from '../../identity/field-limits';
import { toText } from '../../profile/entry-rules';

export { after, next } from '../page';

export const basePath = '/api/hiring/v1';
export const companyPath = `${basePath}/companies/{companyId}`;
export const staffPath = `${basePath}/staff`;

export const moment = z.iso.datetime();
export const version = z.number().int().min(1).describe('As the caller has seen it');
export const ofCompany = z.object({ companyId: z.uuid() });
/** A job's public number. */
export const ofNumber = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
/** Shown to the parties of the decision. */
export const staffReason = z.string().overwrite(toText).trim().min(1).max(staffReasonMaxLength);
