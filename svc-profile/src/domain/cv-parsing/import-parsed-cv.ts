import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { parsedSections } from '@sabi/contracts/ai/cv-fields';
import type { Effect } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { FoundCounts } from '../cv-mail/cv-mail';
import { finishParse, type FinishParseDependencies } from './finish-parse';
import { readCvResult } from './read-parsed-cv';
import type { ParseReference } from '../cvs/cv-repository';
import { createCvImport } from '../cv-import/create-cv-import';
import type { CvImportRepository } from '../cv-import/cv-import-repository';

/**
 * Ends the parse of a CV and opens an import for its owner's decision, once even if the message is repeated.
 * A CV that is not current only ends its parse.
 */
export async function importParsedCv(
  { result_key, ...parse }: ParseReference & { result_key: string },
  dependencies: FinishParseDependencies & { cvImports: CvImportRepository; fileStore: FileStore },
): Promise<Effect> {
  const { parsed, evidence, omissions, unassigned, hiddenLetters, unreadPages, isRecognised } =
    await readCvResult({ resultKey: result_key, userId: parse.user_id }, dependencies);
  return async (transaction) => {
    const end = { state: 'parsed', result_key, found: countEntries(parsed) } as const;
    const ended = await finishParse(parse, end, dependencies, transaction);
    if (!ended?.isCurrent) return;
    const source = { kind: 'cv', file_name: ended.fileName, resume_id: parse.resume_id } as const;
    const cvImport = createCvImport({
      user_id: parse.user_id,
      ...source,
      parsed,
      evidence,
      omissions,
      ...(unassigned.length > 0 && { unassigned }),
      ...(hiddenLetters > 0 && { hidden_letters: hiddenLetters }),
      ...(unreadPages > 0 && { unread_pages: unreadPages }),
      ...(isRecognised && { is_recognised: true as const }),
    });
    await dependencies.cvImports.put(cvImport, transaction);
  };
}

function countEntries(parsed: ParsedCv): FoundCounts {
  const counts = parsedSections.map((section) => [section, parsed[section].length]);
  return Object.fromEntries(counts) as FoundCounts;
}
