import { randomUUID } from 'node:crypto';
import type { ParsedCv } from '@sabi/contracts/cv';
import { parsedSections } from '@sabi/contracts/cv-evidence';
import type { Effect } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { ProposalRepository, StoredProposal } from '../../data-access/proposal-repository';
import type { ResumeJob } from '../../data-access/resume-repository';
import { endResume, type EndResumeDependencies } from '../end-resume';
import { readCvResult } from '../read-parsed-cv';
import type { FoundCounts } from '../resume-mail/resume-mail';
import { withPossibleTimes } from './possible-times';
import { openUntil } from './proposal-times';

/**
 * Ends the job of a CV that was read and lays what it says before its owner, once however often it is told. The profile
 * stays as it is until they accept. A CV that is no longer the current one changes nothing but its own job.
 */
export async function proposeParsedCv(
  { result_key, ...job }: ResumeJob & { result_key: string },
  dependencies: EndResumeDependencies & { proposals: ProposalRepository; fileStore: FileStore },
): Promise<Effect> {
  const { parsed, evidence, hiddenLetters, isRecognised } = await readCvResult(
    { resultKey: result_key, userId: job.user_id },
    dependencies,
  );
  return async (transaction) => {
    const end = { state: 'parsed', result_key, found: countEntries(parsed) } as const;
    const ended = await endResume(job, end, dependencies, transaction);
    if (!ended?.isCurrent) return;
    const source = { kind: 'cv', file_name: ended.fileName, resume_id: job.resume_id } as const;
    const proposal = createProposal({
      user_id: job.user_id,
      ...source,
      parsed,
      evidence,
      ...(hiddenLetters > 0 && { hidden_letters: hiddenLetters }),
      ...(isRecognised && { is_recognised: true as const }),
    });
    await dependencies.proposals.put(proposal, transaction);
  };
}

/** A proposal that waits for its owner from now on. */
export function createProposal(
  said: Pick<
    StoredProposal,
    | 'user_id'
    | 'kind'
    | 'file_name'
    | 'resume_id'
    | 'parsed'
    | 'own'
    | 'evidence'
    | 'hidden_letters'
    | 'is_recognised'
  >,
): StoredProposal {
  const now = new Date();
  return {
    id: randomUUID(),
    ...said,
    parsed: withPossibleTimes(said.parsed),
    state: 'open',
    acceptance: null,
    created_at: now,
    expires_at: openUntil(now),
  };
}

function countEntries(parsed: ParsedCv): FoundCounts {
  const counts = parsedSections.map((section) => [section, parsed[section].length]);
  return Object.fromEntries(counts) as FoundCounts;
}
