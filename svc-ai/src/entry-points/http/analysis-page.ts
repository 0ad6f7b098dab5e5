import { cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis';
import {
  cvTextMaxCharacters,
  jobTextMaxCharacters,
  jobTextMinCharacters,
  previewShownCharacters,
} from '@sabi/contracts/ai/cv-text';
import { type CvAnalysis, cvAnalysisPage } from '@sabi/contracts/http/ai/cv-analysis';
import { intlLocales, type Language, localizedPath } from '@sabi/contracts/language';
import { type Markup, markup } from '@sabi/service-kit/markup';
import { describeReturnToForm } from '@sabi/service-kit/plain/return-to-form';
import { describeReport } from './report-markup';

/** Why there is no analysis; `paste`: the owner has to paste the file's text. */
export type AnalysisFault = keyof (typeof cvAnalysisTexts)['en']['faults'] | 'paste';

const ownTexts = {
  en: {
    notAnalyzed: 'Your CV has not been analyzed',
    paste: 'This file cannot be read here. Please open it, copy its text and paste it into the form.',
    another: 'Analyze another text',
    expert: 'Talk with an expert',
  },
  id: {
    notAnalyzed: 'CV Anda belum dianalisis',
    paste:
      'File ini tidak dapat dibaca di sini. Silakan buka filenya, salin teksnya, lalu tempelkan di formulir.',
    another: 'Analisis teks lain',
    expert: 'Konsultasi dengan ahli',
  },
} as const satisfies Record<Language, unknown>;

/** The page of an analysis: all of it, or a preview with a sign-up link. */
export function describeAnalysis(result: CvAnalysis, language: Language): { title: string; content: Markup } {
  const { another, expert } = ownTexts[language];
  const { title, none } = cvAnalysisTexts[language].result;
  const { analysis, truncated, kept_until: keptUntil } = result;
  const content = markup`${
    truncated
      ? describePreview(analysis, keptUntil, language)
      : markup`<div class="text">${describeReport(analysis.trim() || none)}</div>`
  }
    <ul class="links">
      <li><a href="${localizedPath(language, cvAnalysisPage)}">${another}</a></li>
      <li><a href="${localizedPath(language, '/talent-solution?panel=expert#panels')}">${expert}</a></li>
    </ul>`;
  return { title, content };
}

/** Contains only the preview; the blur is decoration. */
function describePreview(analysis: string, keptUntil: string | undefined, language: Language): Markup {
  const { more, kept, signUp } = cvAnalysisTexts[language].result;
  const characters = [...analysis];
  const shown = characters.slice(0, previewShownCharacters).join('');
  const blurred = characters.slice(previewShownCharacters).join('');
  return markup`<div class="text">${describeReport(shown)}
      <div class="blurred" aria-hidden="true">${describeReport(blurred, !shown.endsWith('\n'))}</div></div>
    <p class="more">${more}</p>
    ${keptUntil ? markup`<p class="more">${kept.replace('{{until}}', momentOf(keptUntil, language))}</p>` : ''}
    <p><a class="button" href="${localizedPath(language, '/auth?mode=sign-up')}">${signUp}</a></p>`;
}

/** In Jakarta time, because a page without script does not know the reader's time zone. */
function momentOf(timestamp: string, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' } as const;
  const { format } = new Intl.DateTimeFormat(intlLocales[language], style);
  return `${format(new Date(timestamp))} WIB`;
}

/** The page that explains why a CV was not analyzed, with a link back to the form. */
export function describeNoAnalysis(
  fault: AnalysisFault,
  language: Language,
): { title: string; content: Markup } {
  const { notAnalyzed, paste } = ownTexts[language];
  const reason = fault === 'paste' ? paste : cvAnalysisTexts[language].faults[fault];
  const { format } = new Intl.NumberFormat(intlLocales[language]);
  const words = reason
    .replace('{{max}}', format(cvTextMaxCharacters))
    .replace('{{jobMin}}', format(jobTextMinCharacters))
    .replace('{{jobMax}}', format(jobTextMaxCharacters));
  const content = markup`<p>${words}</p>
    ${describeReturnToForm(language, localizedPath(language, cvAnalysisPage))}`;
  return { title: notAnalyzed, content };
}

export const analysisStyle = `
.text { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--sunken); line-height: 1.65; overflow-wrap: anywhere; }
.text > :first-child { margin-top: 0; }
.text > :last-child { margin-bottom: 0; }
.text h2 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; }
.text ul { margin: 0; padding: 0; list-style: none; }
.text li { padding: 0.75rem 0; border-top: 1px solid var(--line); }
.text li:first-child { border-top: 0; }
.text li p { margin: 0.25rem 0 0; padding-left: 0.75rem; border-left: 3px solid var(--line); color: var(--text-soft); }
.blurred { filter: blur(5px); user-select: none; }
.more { color: var(--text-soft); }
`;
