import type { ResumeSection, SectionKind } from './resume-document';

const besides: readonly SectionKind[] = ['skills', 'languages'];

/** Sections of the side column, and the rest. */
export function splitSections(sections: readonly ResumeSection[]) {
  return {
    side: sections.filter(({ kind }) => besides.includes(kind)),
    main: sections.filter(({ kind }) => !besides.includes(kind)),
  };
}
