import type { CvReport, CvFinding } from '@sabi/contracts/http/ai/cv-report';
import { type Language, languages } from '@sabi/contracts/language';
import { goodCvText } from '@sabi/job-match/testing/good-cv';
import { join } from 'node:path';
import { readJudgedCvs } from './judged-cvs/judgement';
import { analyze } from './judged-cvs/score/analyze';
import { createModelCvExplainer } from '../src/integrations/cv-explainer/model-cv-explainer';
import { analyzeText } from '../src/engines/cv-analysis/analyzed-cv';
import { createReport } from '../src/engines/cv-analysis/create-report';
import { allRules } from '../src/engines/cv-analysis/rules/all-rules';
import { createOpenAiModel } from '../src/integrations/language-model/openai-model';
import { type SandboxModel, startSandboxModel } from './support/sandbox-model';

let sandbox: SandboxModel;
beforeAll(async () => {
  sandbox = await startSandboxModel();
});
afterAll(() => sandbox.stop());

/** A finding of each rule about one line. */
const findings = allRules.map(({ code, section, severity, meaning, fix }): CvFinding => {
  const quotes = [{ text: 'something that was done', line: 1 }];
  return { code, section, severity, meaning, fix, quotes, explanation: null };
});
const report: CvReport = { ...createReport(analyzeText(goodCvText), 'hash'), findings };

/** Words by which the stand-in recognises the kind of advice; a few codes have their own. */
const kinds: Record<Language, readonly [string, RegExp][]> = {
  en: [
    ['remove', /take out|^Without “/],
    ['add', /to add/],
    ['change', /small change|^Read “/],
  ],
  id: [
    ['remove', /dihapus|^Tanpa “/],
    ['add', /ditambahkan|^Tambahkan di dekat/],
    ['change', /perubahan kecil|^Baca “/],
  ],
};

async function kindsIn(language: Language) {
  const model = createOpenAiModel({ apiKey: 'key', baseUrl: sandbox.url, model: 'x', timeoutMs: 10_000 });
  const explainer = createModelCvExplainer(model);
  // One by one, as a report never says a sentence twice.
  const explained = await Promise.all(
    findings.map((finding) =>
      explainer.explain({ ...report, findings: [finding] }, language, AbortSignal.timeout(30_000)),
    ),
  );
  const kindOf = (text: string) => kinds[language].find(([, words]) => words.test(text))?.[0] ?? 'its own';
  return explained
    .flatMap(({ findings: [found] }) => found ?? [])
    .map(({ code, explanation }) => [code, kindOf(explanation ?? '')] as const);
}

test('no report of the judged CVs says a sentence twice with the words of the stand-in model', async () => {
  const model = createOpenAiModel({ apiKey: 'key', baseUrl: sandbox.url, model: 'x', timeoutMs: 30_000 });
  const explainer = createModelCvExplainer(model);
  const cvs = readJudgedCvs(join(__dirname, 'judged-cvs'));
  let explained = 0;
  for (const cv of cvs) {
    const { repeated, report: found } = await analyze(cv, explainer);
    explained += found.findings.filter(({ explanation }) => explanation !== null).length;
    expect(repeated).toEqual([]);
  }
  expect(explained).toBeGreaterThan(cvs.length);
});

test('the stand-in model gives every rule the same advice in both languages', async () => {
  const [first, ...others] = await Promise.all(languages.map(kindsIn));
  for (const explanation of others) expect(explanation).toEqual(first);
  const toGo = first?.filter(([, kind]) => kind === 'remove').map(([code]) => code);
  expect(toGo).toEqual(expect.arrayContaining(['SALARY', 'RELIGION', 'DECLARATION']));
  expect(toGo).not.toContain('FIRST_PERSON');
  const withOwn = first?.filter(([, kind]) => kind === 'its own').map(([code]) => code);
  expect(withOwn).toEqual(['TEXT_LONG', 'GAP', 'YEARS_ONLY', 'FIGURES_MISSING', 'OPENING_WEAK', 'CLICHE']);
});
