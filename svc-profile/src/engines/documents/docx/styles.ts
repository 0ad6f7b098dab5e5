import { AlignmentType, BorderStyle, type IParagraphOptions, type IStylesOptions, LevelFormat } from 'docx';
import type { TemplateLook } from '../pdf/templates';
import { colorOf, halfPoints, twentieths } from './measures';

const font = 'Calibri';

/** In 240ths of a line. */
const usualLines = 264;
const denseLines = 240;

export const listName = 'points';
export const bulletLevel = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 280, hanging: 220 } } },
};

export function stylesOf(look: TemplateLook, language: string): IStylesOptions {
  const accent = colorOf(look.accentColor);
  const heading = (points: number, before: number): { run: object; paragraph: IParagraphOptions } => ({
    run: { font, size: halfPoints(points), bold: true, color: accent, language: { value: language } },
    paragraph: { spacing: { before: twentieths(before), after: twentieths(3) }, keepNext: true },
  });
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 2, color: accent };
  const section = heading(look.headingSize, look.bodySize * look.sectionGap - 3);
  const title = heading(look.titleSize + 0.5, look.bodySize * look.entryGap - 3);
  return {
    default: {
      document: {
        run: {
          font,
          size: halfPoints(look.bodySize + 0.5),
          color: colorOf(look.textColor),
          language: { value: language },
        },
        paragraph: { spacing: { line: look.lineHeight < 1.4 ? denseLines : usualLines } },
      },
      title: { ...heading(look.nameSize, 0) },
      heading1: {
        run: { ...section.run, allCaps: look.headingCase === 'upper' },
        paragraph: { ...section.paragraph, ...(look.headingRule !== 'none' && { border: { bottom: rule } }) },
      },
      heading2: { ...title, run: { ...title.run, color: colorOf(look.textColor) } },
      hyperlink: { run: { color: accent, underline: {} } },
    },
  };
}
