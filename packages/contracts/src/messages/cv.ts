import { z } from 'zod';
import { cvParseErrorCodeSchema } from '../cv/parsed-cv';
import { defineMessage } from './message';

const parse = {
  resume_id: z.uuid(),
  user_id: z.uuid(),
  file_key: z.string().describe('Key of the CV in bucket profile-assets'),
};

/** svc-profile asks for a stored CV to be parsed. */
export const cvParseRequested = defineMessage({
  type: 'cv.parse.requested.v1',
  exchange: 'jobs',
  schema: z.object({ ...parse, file_name: z.string() }),
});

/** svc-ai has reached a stage of a parse. May be lost: progress is only displayed. */
export const cvParseProgressed = defineMessage({
  type: 'cv.parse.progressed.v1',
  exchange: 'events',
  schema: z.object({ ...parse, progress_percent: z.number().int().min(0).max(100) }),
});

/** svc-ai has parsed a CV; the result is a JSON object (`cvResultSchema`) in its owner's folder. */
export const cvParseSucceeded = defineMessage({
  type: 'cv.parse.succeeded.v1',
  exchange: 'events',
  schema: z.object({ ...parse, result_key: z.string() }),
});

/** svc-ai cannot parse a CV and will not try again. */
export const cvParseFailed = defineMessage({
  type: 'cv.parse.failed.v1',
  exchange: 'events',
  schema: z.object({ ...parse, error_code: cvParseErrorCodeSchema }),
});
