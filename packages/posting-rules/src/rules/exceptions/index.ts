import type { Exception } from '../../matching/rule';
import { moneyExceptions } from './money';
import { peopleExceptions } from './people';
import { ownerExceptions } from './owner';
import { subjectExceptions } from './subject';
import { workExceptions } from './work';

/** Name → context that invalidates a match. */
export const exceptions: Readonly<Record<string, Exception>> = {
  ...moneyExceptions,
  ...peopleExceptions,
  ...workExceptions,
  ...subjectExceptions,
  ...ownerExceptions,
};
