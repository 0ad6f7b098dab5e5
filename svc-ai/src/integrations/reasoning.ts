/** How models that think aloud mark what is no part of their answer. */
const openings = ['<think>', '<thinking>', '<reasoning>'];
const opening = /<(?:think|thinking|reasoning)>/i;
const closings = openings.map((tag) => tag.replace('<', '</'));
const closing = /<\/(?:think|thinking|reasoning)>/i;

export interface ReasoningFilter {
  /** @returns what of the answer is certain by now */
  add(piece: string): string;
  /** @returns the rest; nothing of a thought that never ended */
  end(): string;
}

/** Takes a model's thoughts out of its answer as it is written, wherever their marks are cut. */
export function createReasoningFilter(): ReasoningFilter {
  let waiting = '';
  let isThinking = false;
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
        const mark = (isThinking ? closing : opening).exec(waiting);
        if (!mark) break;
        const text = take(mark.index, mark.index + mark[0].length);
        if (!isThinking) answer += text;
        isThinking = !isThinking;
      }
      const certain = take(beginOfMark(waiting, isThinking ? closings : openings));
      return isThinking ? answer : answer + certain;
    },
    end: () => (isThinking ? '' : take(waiting.length)),
  };
}

/** The same for an answer that is there as a whole. */
export function withoutReasoning(answer: string): string {
  const filter = createReasoningFilter();
  return filter.add(answer) + filter.end();
}

/** Where a mark may begin whose end has not come; the length of the text where there is none. */
function beginOfMark(text: string, marks: readonly string[]): number {
  const position = text.lastIndexOf('<');
  const begun = text.slice(position).toLowerCase();
  return position >= 0 && marks.some((mark) => mark.startsWith(begun)) ? position : text.length;
}
