import { compareGrades, findAverage, findGrades, type Grade } from './grades';
import type { AskedMatch } from './posting-match';
import { toMatch, toQuote } from './prove-asked';
import type { FieldLine, ReadCv } from './read-cv';
import type { AskedGrade } from './read-requirement';

/** A result that is enough, if the CV states one. */
export function proveGrade({ words, grade }: AskedGrade, cv: ReadCv): AskedMatch {
  const asked = { words, kind: 'grade' } as const;
  const shown = cv.linesFor('grade').fieldLines.flatMap((line) => {
    const said = findGrade(line, grade);
    const how = said && compareGrades(grade, said.value);
    return said && how ? [{ how, quote: toQuote({ line, from: said.from, to: said.to }) }] : [];
  });
  const best = shown.find(({ how }) => how === 'same') ?? shown[0];
  return toMatch(asked, best?.how ?? null, best?.quote ?? null);
}

function findGrade({ field, source }: FieldLine, { scale }: Grade): Omit<Grade, 'scale'> | null {
  const named = findGrades(source).find((grade) => grade.scale.name === scale.name);
  return named ?? (scale.name === 'gpa' && field === 'grade' ? findAverage(source) : null);
}
