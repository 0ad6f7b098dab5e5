import { uuidOf } from '../ids/uuid-of';

/** The same for a company and a talent, so that two members who write at once meet in one thread. */
export const outreachThreadId = ({ companyId, talentId }: { companyId: string; talentId: string }): string =>
  uuidOf(`${companyId} ${talentId}`);
