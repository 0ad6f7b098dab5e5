/** Tags of reasoning in some models' answers. */
const openings = ['<think>', '<thinking>', '<reasoning>'];
const opening = /<(?:think|thinking|reasoning)>/i;
const closings = openings.map((tag) => tag.replace('<', '</'));
const closing = /<\/(?:think|thinking|reasoning)>/i;

export interface ReasoningFilter {
  /** @returns the certain part of the answer so far */
  add(piece: string): string;
  /** @returns the rest, without an unclosed reasoning block */
  end(): string;
}

/** Removes reasoning from a streamed answer, including tags split between pieces. */
export function createReasoningFilter(): ReasoningFilter {
  let waiting = '';
  let isReasoning = false;
  const take = (end: number, next = end): string => {
    const taken = waiting.slice(0, end);
    waiting = waiting.slice(next);
    return taken;
  };
  return {
    add: (piece) => {
      waiting += piece;
      let answer = '';
      for (;;) {
        const mark = (isReasoning ? closing : opening).exec(waiting);
        if (!mark) break;
        const text = take(mark.index, mark.index + mark[0].length);
        if (!isReasoning) answer += text;
        isReasoning = !isReasoning;
      }
      const certain = take(startOfPartialTag(waiting, isReasoning ? closings : openings));
      return isReasoning ? answer : answer + certain;
    },
    end: () => (isReasoning ? '' : take(waiting.length)),
  };
}

/** The same for a whole answer. */
export function withoutReasoning(answer: string): string {
  const filter = createReasoningFilter();
  return filter.add(answer) + filter.end();
}

/** Where an incomplete tag may start at the end; the text's length without one. */
function startOfPartialTag(text: string, marks: readonly string[]): number {
  const position = text.lastIndexOf('<');
  const begun = text.slice(position).toLowerCase();
  return position >= 0 && marks.some((mark) => mark.startsWith(begun)) ? position : text.length;
}
