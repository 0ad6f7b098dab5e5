import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { type CvExtension, cvExtension } from '@sabi/contracts/profile/cv-file';
import { repositoryRoot } from './repository-root';

export interface CvFixture {
  /** File name without extension: `<language>-<program>-<layout>`. */
  readonly name: string;
  readonly language: 'en' | 'id';
  readonly format: CvExtension;
  readonly path: string;
  /** The expected profile entries of the CV, in the order of a profile. */
  readonly truth: ParsedCv;
}

/** Hostile files; their README describes each of them and its required outcome. */
export type HostileCv =
  | 'empty.pdf'
  | 'encrypted.pdf'
  | 'exe-as.pdf'
  | 'html-as.doc'
  | 'image-only.pdf'
  | 'injection.pdf'
  | 'text-as.docx'
  | 'truncated.pdf'
  | 'xxe.docx'
  | 'zip-bomb.docx';

const folder = join(repositoryRoot, 'packages/test-kit/fixtures');

/** CVs of invented people from various programs and in various layouts, with their truth. */
export function cvFixtures(): CvFixture[] {
  return readdirSync(join(folder, 'cv'))
    .sort()
    .flatMap((file) => {
      const format = cvExtension(file);
      if (!format) return [];
      const name = file.slice(0, -extname(file).length);
      return [
        {
          name,
          language: name.startsWith('id-') ? 'id' : 'en',
          format,
          path: join(folder, 'cv', file),
          truth: readTruth(join(folder, 'cv', `${name}.truth.json`)),
        },
      ];
    });
}

export function hostileCvPath(name: HostileCv): string {
  return join(folder, 'cv-hostile', name);
}

/** The expected content of `injection.pdf` without its embedded instructions. */
export function injectionTruth(): ParsedCv {
  return readTruth(join(folder, 'cv-hostile', 'injection.truth.json'));
}

function readTruth(path: string): ParsedCv {
  return parsedCvSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
