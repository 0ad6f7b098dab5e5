import { createHash } from 'node:crypto';
import { judgedQueryLines } from './judged-query-lines';

/** A visitor's query with its meaning. */
export interface JudgedQuery {
  readonly language: 'en' | 'id';
  readonly kind: string;
  readonly roles: readonly string[];
  readonly words: string;
  /** Prefix of the place's code. */
  readonly place?: string;
  readonly level?: string;
  readonly mode?: string;
  readonly type?: string;
  /** Not used for tuning. */
  readonly isHeldBack: boolean;
}

/** A third, chosen by hash of the words. */
function isHeldBack(words: string): boolean {
  return (createHash('sha256').update(words).digest()[0] ?? 0) % 3 === 0;
}

export const judgedQueries: readonly JudgedQuery[] = judgedQueryLines
  .trim()
  .split('\n')
  .map((line) => {
    const [language, kind = '', roles = '', words = '', conditions = ''] = line
      .split('|')
      .map((part) => part.trim());
    const named = conditions ? conditions.split(' ').map((condition) => condition.split('=')) : [];
    return {
      language: language === 'en' ? 'en' : 'id',
      kind,
      roles: roles.split(','),
      words,
      ...(Object.fromEntries(named) as Partial<JudgedQuery>),
      isHeldBack: isHeldBack(words),
    };
  });
