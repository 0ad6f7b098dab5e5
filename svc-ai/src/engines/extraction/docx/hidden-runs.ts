import { countLetters } from '@sabi/cv-rules/normalise-text';

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** In half points: 2 pt. */
const smallestVisible = 4;
const lightestDark = 0xf0;

/** A part without invisible text, and the number of removed letters. */
export interface VisiblePart {
  readonly markup: string;
  readonly hiddenLetters: number;
}

/** Namespace prefix of WordprocessingML, usually `w`. */
export function prefixOf(markup: string): string {
  return new RegExp(`xmlns:([\\w.-]+)="${namespace}"`).exec(markup)?.[1] ?? 'w';
}

/** Ids of styles with hidden text. */
export function hiddenStyles(styles: string): ReadonlySet<string> {
  const w = prefixOf(styles);
  const style = new RegExp(`<${w}:style\\b[^<>]*>`, 'g');
  const id = new RegExp(`\\b${w}:styleId="([^"]*)"`);
  const hidden = [...styles.matchAll(style)].filter(({ 0: whole, index }, at, all) => {
    const body = styles.slice(index + whole.length, all[at + 1]?.index); // styles are not nested
    return isHidden(body.split(`</${w}:style>`, 1).join(''), w, true);
  });
  return new Set(hidden.flatMap(([whole]) => id.exec(whole)?.[1] ?? []));
}

/**
 * Empties runs that are hidden, smaller than 2 pt, or white without a dark background. White text stays where
 * the background may be dark (a shaded cell, a shape).
 */
export function withoutHiddenRuns(markup: string, styles: ReadonlySet<string>): VisiblePart {
  const w = prefixOf(markup);
  const isWhiteHidden = !mayBeDark(markup, w);
  const tag = new RegExp(`<(/?)${w}:(r|p)(?=[\\s>/])[^<>]*?(/?)>`, 'g');
  const cuts: [from: number, to: number][] = [];
  const open: { from: number; isHidden: boolean }[] = [];
  for (const match of markup.matchAll(tag)) {
    const [whole, closing, , empty] = match;
    const end = match.index + whole.length;
    if (empty) continue;
    if (!closing) {
      const properties = propertiesAt(markup, end, w);
      const isOwn = isHidden(properties, w, isWhiteHidden) || hasStyle(properties, w, styles);
      open.push({ from: end, isHidden: isOwn });
      continue;
    }
    const element = open.pop();
    const isInner = open.some((outer) => outer.isHidden);
    if (element?.isHidden && !isInner) cuts.push([element.from, match.index]);
  }
  return cut(markup, cuts, w);
}

/** The first properties of a run or paragraph, without those of the paragraph mark. */
function propertiesAt(markup: string, from: number, w: string): string {
  const properties = new RegExp(`^\\s*<${w}:(rPr|pPr)\\b[^<>]*>(.*?)</${w}:\\1>`, 's').exec(
    markup.slice(from, from + 5000),
  );
  const [, kind, body = ''] = properties ?? [];
  return kind === 'pPr' ? body.replace(new RegExp(`<${w}:rPr\\b.*?</${w}:rPr>`, 'gs'), '') : body;
}

function isHidden(properties: string, w: string, isWhiteHidden: boolean): boolean {
  const value = (name: string) =>
    new RegExp(`<${w}:${name}(?=[\\s/>])(?:[^<>]*?\\b${w}:val="([^"]*)")?[^<>]*>`).exec(properties);
  const vanish = value('vanish') ?? value('webHidden');
  if (vanish && !/^(?:0|false|off)$/.test(vanish[1] ?? '')) return true;
  const size = value('sz')?.[1];
  if (size !== undefined && Number(size) < smallestVisible) return true;
  const hasGround = value('highlight') !== null || new RegExp(`<${w}:shd\\b`).test(properties);
  return isWhiteHidden && !hasGround && isWhite(value('color')?.[1] ?? '');
}

function hasStyle(properties: string, w: string, styles: ReadonlySet<string>): boolean {
  const id = new RegExp(`<${w}:[rp]Style\\b[^<>]*\\b${w}:val="([^"]*)"`).exec(properties)?.[1];
  return id !== undefined && styles.has(id);
}

function isWhite(colour: string): boolean {
  return (
    /^[\da-f]{6}$/i.test(colour) && [0, 2, 4].every((at) => parseInt(colour.slice(at, at + 2), 16) >= 0xfa)
  );
}

/** Whether shading, shapes or a page colour may be behind the text. */
function mayBeDark(markup: string, w: string): boolean {
  const fills = [
    ...markup.matchAll(new RegExp(`\\b${w}:(?:fill|themeFill)="([^"]*)"|<${w}:background\\b`, 'g')),
  ];
  const isShaded = fills.some(([, fill = '000000']) => fill !== 'auto' && !isLight(fill));
  return isShaded || /<(?:wps|v|wpg):|<mc:AlternateContent\b/.test(markup);
}

function isLight(fill: string): boolean {
  return (
    /^[\da-f]{6}$/i.test(fill) &&
    [0, 2, 4].every((at) => parseInt(fill.slice(at, at + 2), 16) >= lightestDark)
  );
}

function cut(markup: string, cuts: readonly [from: number, to: number][], w: string): VisiblePart {
  const text = new RegExp(`<${w}:t(?:\\s[^<>]*)?>([^<]*)</${w}:t>`, 'g');
  let rest = '';
  let at = 0;
  let hiddenLetters = 0;
  for (const [from, to] of cuts.toSorted(([a], [b]) => a - b)) {
    const inside = markup.slice(from, to);
    for (const [, letters = ''] of inside.matchAll(text)) hiddenLetters += countLetters(letters);
    rest += markup.slice(at, from) + inside.replace(text, '');
    at = to;
  }
  return { markup: rest + markup.slice(at), hiddenLetters };
}
