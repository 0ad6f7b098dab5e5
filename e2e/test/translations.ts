import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planFacts, serviceFacts, supportPreview } from '@sabi/contracts/billing/catalogue';
import { consultationTexts } from '@sabi/shared-texts/consultation';
import { cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis';
import { inquiryFaultTexts } from '@sabi/contracts/profile/inquiry-texts';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import { id as purchaseId } from '@sabi/purchase/texts/id';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

export interface Translation {
  readonly en: string;
  readonly id: string;
}

/** Every text of shell and remotes, in both languages. */
export function listTranslations(): Translation[] {
  const folders = readdirSync(repositoryRoot)
    .map((name) => join(repositoryRoot, name, 'src/locales'))
    .filter((path) => existsSync(join(path, 'en')));
  const files = folders.flatMap((path) =>
    readdirSync(join(path, 'en'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => [readJson(join(path, 'en', name)), readJson(join(path, 'id', name))] as const),
  );
  const modules = [
    [consultationTexts.en, consultationTexts.id],
    [cvAnalysisTexts.en, cvAnalysisTexts.id],
    [inquiryFaultTexts.en, inquiryFaultTexts.id],
    [purchaseEn, purchaseId],
  ] as const;
  const names = [...planFacts, ...serviceFacts].map(({ name }) => name);
  return [...[...files, ...modules].flatMap(([en, id]) => pairUp(en, id)), ...names, supportPreview];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** English has a form of a text for one thing, Indonesian has the same for one as for many. */
const formForOne = /_one$/;

function pairUp(en: unknown, id: unknown): Translation[] {
  if (typeof en === 'string') return typeof id === 'string' ? [{ en, id }] : [];
  const [one, other] = [en, id] as Record<string, unknown>[];
  return Object.keys(one ?? {}).flatMap((key) =>
    pairUp(one?.[key], other?.[key] ?? other?.[key.replace(formForOne, '_other')]),
  );
}
