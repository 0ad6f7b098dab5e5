import { randomUUID } from 'node:crypto';
import type { ParsedCv } from '@sabi/contracts/cv';
import { type Omission, parsedSections } from '@sabi/contracts/cv-evidence';
import type { Effect } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { ProposalRepository, StoredProposal } from '../../data-access/cv-import-repository';
import type { ResumeJob } from '../../data-access/cv-repository';
import { endResume, type EndResumeDependencies } from '../cv-parsing/finish-parse';
import { readCvResult } from '../cv-parsing/read-parsed-cv';
import type { FoundCounts } from '../cv-mail/cv-mail';
import { fitFields } from './shorten-fields';
import { withPossibleTimes } from './drop-invalid-dates';
import { openUntil } from './cv-import-deadlines';

/**
 * Ends the job of a CV that was read and lays what it says before its owner, once however often it is told. The profile
 * stays as it is until they accept. A CV that is no longer the current one changes nothing but its own job.
 */
export async function proposeParsedCv(
  { result_key, ...job }: ResumeJob & { result_key: string },
  dependencies: EndResumeDependencies & { proposals: ProposalRepository; fileStore: FileStore },
): Promise<Effect> {
  const { parsed, evidence, omissions, hiddenLetters, unreadPages, isRecognised } = await readCvResult(
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
      omissions,
      ...(hiddenLetters > 0 && { hidden_letters: hiddenLetters }),
      ...(unreadPages > 0 && { unread_pages: unreadPages }),
      ...(isRecognised && { is_recognised: true as const }),
    });
    await dependencies.proposals.put(proposal, transaction);
  };
}

/** A proposal that waits for its owner from now on: as much of the single fields as a profile holds, and what that leaves out. */
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
    | 'unread_pages'
    | 'is_recognised'
    | 'omissions'
    | 'unplaced'
  >,
): StoredProposal {
  const now = new Date();
  const ofParsed = fitFields(pickFields(said.parsed));
  const ofOwn = fitFields(said.own ?? {});
  const count = ofParsed.count + ofOwn.count;
  const ofFields: Omission[] = count > 0 ? [{ group: 'fields', reason: 'shortened', count }] : [];
  return {
    id: randomUUID(),
    ...said,
    parsed: withPossibleTimes({ ...said.parsed, ...ofParsed.fields }),
    ...(said.own && { own: ofOwn.fields }),
    // A field that was too long for a CV is too long for a profile: it is counted here.
    omissions: [...ofFields, ...(said.omissions ?? []).filter(({ group }) => group !== 'fields')],
    state: 'open',
    acceptance: null,
    created_at: now,
    expires_at: openUntil(now),
  };
}

function pickFields({ first_name, last_name, phone_number, personal_summary }: ParsedCv) {
  return { first_name, last_name, phone_number, personal_summary };
}

function countEntries(parsed: ParsedCv): FoundCounts {
  const counts = parsedSections.map((section) => [section, parsed[section].length]);
  return Object.fromEntries(counts) as FoundCounts;
}
