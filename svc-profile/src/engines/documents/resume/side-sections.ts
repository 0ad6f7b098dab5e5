import type { ResumeSection, SectionKind } from './resume-document';

const besides: readonly SectionKind[] = ['skills', 'languages'];

/** What stands at the side, where a template has one, and what is left. */
export function splitSections(sections: readonly ResumeSection[]) {
  return {
    side: sections.filter(({ kind }) => besides.includes(kind)),
    main: sections.filter(({ kind }) => !besides.includes(kind)),
  };
}
