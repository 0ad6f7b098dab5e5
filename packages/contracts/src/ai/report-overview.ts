// What a report says at a glance, in the browser and on the server. Types alone are imported, so that it costs a page nothing.
import type { CvOverview } from '../http/ai/cv-analysis';
import type { CvReport, DocumentKind } from '../http/ai/cv-report';

/** What a text is that is no CV, about which a report has neither score nor findings. Old reports do not say it, and are about CVs. */
export const otherDocument = ({
  document,
}: {
  readonly document?: CvReport['document'];
}): Exclude<DocumentKind, 'cv'> | undefined => (document === 'cv' ? undefined : document);

/** Score, points and number of things to improve by section, without a line of the CV. */
export function overviewOf({ score, sections, findings, improvements = [] }: CvReport): CvOverview {
  const changes = [...findings, ...improvements];
  return {
    score,
    sections: sections.map((each) => ({
      ...each,
      findings: changes.filter(({ section }) => section === each.section).length,
    })),
  };
}
