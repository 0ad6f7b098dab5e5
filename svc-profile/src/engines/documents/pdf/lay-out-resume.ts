import type { ResumeDocument } from '../resume/resume-document';
import { layOutOneColumn } from './lay-out-one-column';
import { layOutTimeline } from './lay-out-timeline';
import { layOutTwoColumns } from './lay-out-two-columns';
import { type PageLayout, pageHeight } from './page-layout';
import type { TemplateLook } from './templates';

type LayOut = (resume: ResumeDocument, look: TemplateLook) => PageLayout;

const layouts: Readonly<Record<TemplateLook['layout'], LayOut>> = {
  'one-column': layOutOneColumn,
  'two-columns': layOutTwoColumns,
  timeline: layOutTimeline,
};

/** Tried in this order. */
const scales = [1, 0.96, 0.92, 0.88];

export function layOutResume(resume: ResumeDocument, look: TemplateLook): PageLayout {
  const layOut = layouts[look.layout];
  if (look.smallestScale === 1) return layOut(resume, look);
  const fitting = scales
    .filter((scale) => scale >= look.smallestScale)
    .map((scale) => scaled(look, scale))
    .find((each) => isOnePage(layOut(resume, each), each));
  return layOut(resume, fitting ?? look);
}

function scaled(look: TemplateLook, scale: number): TemplateLook {
  return {
    ...look,
    bodySize: look.bodySize * scale,
    nameSize: look.nameSize * scale,
    headingSize: look.headingSize * scale,
    titleSize: look.titleSize * scale,
  };
}

function isOnePage({ columns, columnsTop }: PageLayout, { margin }: TemplateLook): boolean {
  return columns.every((stretches) => {
    let y = columnsTop;
    for (const rows of stretches) {
      for (const { gap, height } of rows) y += gap + height;
      if (y > pageHeight - margin) return false;
    }
    return true;
  });
}
