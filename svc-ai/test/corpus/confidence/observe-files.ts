import { readFile } from 'node:fs/promises';
import { type ParsedSection, parsedSections } from '@sabi/contracts/ai/cv-fields';
import { cvExtension } from '@sabi/contracts/profile/cv-file';
import { decodeText } from '@sabi/cv/decode-text';
import { toPlainDocument } from '@sabi/cv-rules/document-text';
import {
  type ObservedEntry,
  type ObservedValue,
  observeFields,
  observeSection,
} from '../../../src/engines/confidence/assess-cv';
import { describeDocument } from '../../../src/engines/confidence/document-facts';
import { type AnyFields, findPlaces } from '../../../src/engines/evidence/entry-location';
import type { CvDocument } from '../../../src/engines/extraction/extracted-document';
import { readDocument } from '../../../src/engines/extraction/read-document';
import { parseByRules } from '../../../src/engines/parsing/parse-by-rules';
import { imageTimeout } from '../../../src/integrations/text-extraction/image-timeout';
import type { CorpusFile } from '../score/corpus';
import { judgeCv } from '../score/score-cv';

/** A value that the rules have read, and whether a careful reader agrees. */
export interface JudgedValue extends ObservedValue {
  readonly isRight: boolean;
}

export interface JudgedWhole {
  readonly section: ParsedSection;
  readonly entry: ObservedEntry;
  readonly values: readonly JudgedValue[];
  readonly isRight: boolean;
}

export interface JudgedFile {
  readonly file: CorpusFile;
  readonly fields: readonly JudgedValue[];
  readonly entries: readonly JudgedWhole[];
}

/** Reads a file by today's rules, in this process: files must be trusted. */
export async function observeFile(file: CorpusFile): Promise<JudgedFile> {
  const { lines } = await readLines(file.path);
  const { cv, unassigned = [] } = parseByRules(lines);
  const document = describeDocument({ lines, unassigned, isRecognised: false });
  const judgement = judgeCv(file.cv, cv);
  const entries = parsedSections.flatMap((section) => {
    const found = cv[section] as readonly AnyFields[];
    const observed = observeSection(section, found, findPlaces(found, document.searchable), document);
    return observed.map((entry, index): JudgedWhole => {
      const judged = judgement.lists[section]?.[index];
      const isRight = ({ field }: ObservedValue) => judged?.fields.get(field) === true;
      const values = entry.values.map((value) => ({ ...value, isRight: isRight(value) }));
      return { section, entry, values, isRight: judged?.isWhole === true };
    });
  });
  const fields = observeFields(cv, document).map((value) => ({
    ...value,
    isRight: judgement.fields.get(value.field) === true,
  }));
  return { file, fields, entries };
}

async function readLines(path: string): Promise<CvDocument> {
  const bytes = await readFile(path);
  const format = cvExtension(path);
  return format ? readDocument(format, bytes, imageTimeout) : toPlainDocument(decodeText(bytes) ?? '');
}
