import type { PostingFinding, Lint } from '@sabi/contracts/http/hiring/posting';
import type { PostingRules } from '../../src/domain/posting-rules/posting-rules';

const finding: PostingFinding = {
  rule: 'fee',
  points: 60,
  blocks: true,
  field: 'text',
  quote: 'biaya pendaftaran',
  start: 0,
  end: 17,
  sentence: { en: 'The posting asks for a fee.', id: 'Lowongan meminta biaya.' },
  fix: { en: 'Remove the fee.', id: 'Hapus biaya.' },
};

/** Blocks fees; doubts Telegram. */
export const testRules: PostingRules = {
  check: ({ text }): Lint => {
    if (text.includes('biaya pendaftaran'))
      return { verdict: 'block', score: 60, findings: [finding], version: 'test' };
    if (text.includes('Telegram')) return { verdict: 'review', score: 30, findings: [], version: 'test' };
    return { verdict: 'ok', score: 0, findings: [], version: 'test' };
  },
};
