// Prints a CV, parsed by rules, as JSON: npm run --silent parse-cv -w svc-ai -- FILE
// Needs no service, key or network. Accepts .txt files. --text-only after the file ignores a JSON Resume
// attachment.
import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeText } from '@sabi/cv/decode-text';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { toPlainDocument } from '@sabi/cv-rules/document-text';
import { hasEnoughLetters } from '@sabi/cv-rules/normalise-text';
import { runCommandLine } from '@sabi/service-kit/command-line';
import { ChildStopped } from '@sabi/service-kit/guarded-child';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import type { CvDocument } from '../../engines/extraction/extracted-document';
import { createTextExtractor } from '../../integrations/text-extraction/child-text-extractor';
import { preferEmbedded } from '../../integrations/cv-parsers/embedded-cv-parser';
import { createRulesCvParser } from '../../integrations/cv-parsers/rules-cv-parser';

const messages = {
  NO_TEXT_EXTRACTED: 'The file holds no text that can be read: a scan, a password, or too little of it.',
  INVALID_FILE: 'The file is no PDF, DOC, DOCX or TXT, or is damaged.',
  FILE_TOO_LARGE: 'The file is larger than 10 MB.',
};
type Code = keyof typeof messages;

class FileTooLarge extends Error {}

const never = new AbortController().signal;
const extractor = createTextExtractor({
  childPath: fileURLToPath(new URL('../../integrations/text-extraction/child.js', import.meta.url)),
  timeoutMs: 30_000,
  memoryMb: 512,
});

async function readCv(path: string): Promise<CvDocument> {
  const bytes = await readFile(path).catch(() => {
    throw new CvUnreadable('INVALID_FILE');
  });
  if (bytes.length > cvMaxBytes) throw new FileTooLarge();
  if (extname(path).toLowerCase() !== '.txt')
    return extractor.extract({ fileName: basename(path), bytes }, never);
  return readPlainText(bytes);
}

function readPlainText(bytes: Buffer): CvDocument {
  const text = decodeText(bytes);
  if (text === undefined) throw new CvUnreadable('INVALID_FILE');
  const document = toPlainDocument(text);
  if (!hasEnoughLetters(document.text)) throw new CvUnreadable('NO_TEXT_EXTRACTED');
  return document;
}

function codeOf(error: unknown): Code {
  if (error instanceof FileTooLarge) return 'FILE_TOO_LARGE';
  if (error instanceof ChildStopped) return 'NO_TEXT_EXTRACTED';
  if (error instanceof CvUnreadable && error.code === 'NO_TEXT_EXTRACTED') return error.code;
  if (error instanceof CvUnreadable) return 'INVALID_FILE';
  throw error;
}

await runCommandLine({
  usage: `npm run --silent parse-cv -w svc-ai -- FILE [--text-only]

  prints a CV (PDF, DOC, DOCX, TXT), parsed by rules, as JSON; --text-only ignores a JSON Resume attachment`,
  work: async () => {
    const [file = '', option] = process.argv.slice(2);
    const rules = createRulesCvParser();
    const parser = option === '--text-only' ? rules : preferEmbedded(rules);
    try {
      const { cv } = await parser.parse(await readCv(resolve(file)), never);
      console.log(JSON.stringify(cv, null, 2));
      return 0;
    } catch (error) {
      const code = codeOf(error);
      console.log(JSON.stringify({ error: { code, message: messages[code] } }));
      return 1;
    }
  },
});
