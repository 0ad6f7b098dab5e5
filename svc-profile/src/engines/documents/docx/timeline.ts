import { AlignmentType, Paragraph, type Table, TextRun } from 'docx';
import type { TemplateLook } from '../pdf/templates';
import { joinParts } from '../resume/join-parts';
import type { EntryBlock, ResumeDocument, ResumeSection } from '../resume/resume-document';
import { writeBlock, writeEntry, writeHead, writeHeading } from './blocks';
import { colorOf, halfPoints, pageWidth, twentieths } from './measures';
import { createCell, createRow, createTable } from './tables';

const datesWidth = 150;
const textPadding = 12;

/** Periods at the left of a vertical line, entries at its right. */
export function writeTimeline(resume: ResumeDocument, look: TemplateLook): (Paragraph | Table)[] {
  return [
    ...writeHead(resume, look),
    ...resume.sections.flatMap((section) => writeTimelineSection(section, look)),
  ];
}

function writeTimelineSection({ heading, blocks }: ResumeSection, look: TemplateLook): (Paragraph | Table)[] {
  const place = { indent: { left: twentieths(datesWidth + textPadding) } };
  const entries = blocks.filter((block) => block.kind === 'entry');
  const others = blocks.filter((block) => block.kind !== 'entry');
  return [
    writeHeading(heading, place),
    ...others.flatMap((block) => writeBlock(block, place)),
    ...(entries.length > 0 ? [writeEntries(entries, look)] : []),
  ];
}

function writeEntries(entries: readonly EntryBlock[], look: TemplateLook): Table {
  const textWidth = pageWidth - 2 * look.margin - datesWidth;
  const rows = entries.map((entry) =>
    createRow([
      createCell([writePeriod(entry, look)], datesWidth, { padding: [0, textPadding] }),
      createCell(writeEntry(entry, [...joinParts([entry.place]), ...entry.details]), textWidth, {
        leftLine: look.accentColor,
        padding: [0, textPadding],
      }),
    ]),
  );
  return createTable([datesWidth, textWidth], rows);
}

/** Aligned with the title, which has space above. */
function writePeriod({ period }: EntryBlock, look: TemplateLook): Paragraph {
  const run = { text: period ?? '', color: colorOf(look.accentColor), size: halfPoints(look.bodySize - 1) };
  return new Paragraph({
    children: [new TextRun(run)],
    alignment: AlignmentType.RIGHT,
    spacing: { before: twentieths(look.bodySize * look.entryGap - 3) },
  });
}
