import { createMatcher, type FieldKind, type Hit } from './matching/matcher';
import type { RuleFinding, Posting } from './posting';
import { ruleSet } from './rules/rule-set';

interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly text: string;
}

const match = createMatcher(ruleSet);

/** The first finding of each rule: repeated matches do not count again. */
export function checkWords(posting: Posting): RuleFinding[] {
  const found = new Map<string, RuleFinding>();
  for (const field of fieldsOf(posting))
    for (const hit of match(field.text, field.kind)) {
      const finding = toFinding(hit, field);
      const before = found.get(finding.rule);
      if (!before || (finding.blocks && !before.blocks && !repeatsText(hit, field)))
        found.set(finding.rule, finding);
    }
  return [...found.values()];
}

/** A requirement or question that repeats a limit of the text shares the reason given there. */
const repeatsText = ({ rule }: Hit, { kind }: Field) =>
  rule.openWithReason === true && (kind === 'requirements' || kind === 'questions');

function fieldsOf({ title, text, requirements = [], questions = [] }: Posting): Field[] {
  return [
    { name: 'title', kind: 'title', text: title },
    { name: 'text', kind: 'text', text },
    ...requirements.map((item, i): Field => ({
      name: `requirements.${i}`,
      kind: 'requirements',
      text: item,
    })),
    ...questions.map((item, i): Field => ({ name: `questions.${i}`, kind: 'questions', text: item })),
  ];
}

function toFinding({ rule, hasReason, start, end }: Hit, { name, text }: Field): RuleFinding {
  return {
    rule: rule.id,
    points: rule.points,
    blocks: rule.blocks && !(rule.openWithReason && hasReason),
    field: name,
    quote: text.slice(start, end),
    start,
    end,
    sentence: rule.sentence,
    fix: rule.fix,
  };
}
