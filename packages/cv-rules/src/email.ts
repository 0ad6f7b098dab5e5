import type { Line } from './line';

export const emailPattern = /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i;
const whole = new RegExp(`^${emailPattern.source}$`, 'i');
/** An address that a narrow column broke: before its at, or anywhere behind it. */
const brokenBehind = /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9-]*(?:\.[a-z0-9-]+)*[.-]?$/i;
const rest = /^[.]?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?=$|[\s|,;])/i;
const beforeAt = /[a-z0-9][a-z0-9._%+-]{0,63}$/i;
const behindAt = /^@[a-z0-9-]+(?:\.[a-z0-9-]+)+/i;
/** Ends of complete addresses; `.co` may go on with a country. */
const complete = /\.(?:com|net|org|edu|gov|id|info|io|me|biz|dev|uk|sg|my|au|us|de)$/i;
const topLevel = /^(?:com|net|org|edu|gov|id|m|uk|sg|my|au|info|io)$/i;

/** The first e-mail address of some lines, in lower case. */
export function findEmail(lines: readonly Line[]): string | null {
  for (const [index, { text }] of lines.entries()) {
    const next = lines[index + 1]?.text ?? '';
    const joined = joinBroken(text, next);
    if (joined) return joined.toLowerCase();
    const match = emailPattern.exec(text);
    if (match) return match[0].toLowerCase();
  }
  return null;
}

/** `ayu@example.` over `com`, `ayu@` over `example.com`, `ayu@example.co` over `m`, `ayu` over `@example.com`. */
function joinBroken(text: string, next: string): string | undefined {
  const domain = behindAt.exec(next)?.[0];
  if (domain && !text.includes('@')) {
    const name = beforeAt.exec(text)?.[0];
    return name && whole.test(name + domain) ? name + domain : undefined;
  }
  const start = brokenBehind.exec(text)?.[0];
  const end = rest.exec(next)?.[0];
  if (!start || !end || !whole.test(start + end)) return undefined;
  return isBroken(start, end) ? start + end : undefined;
}

/** A complete address is joined with nothing but the end of its domain. */
function isBroken(start: string, end: string): boolean {
  if (/[@.-]$/.test(start) || end.startsWith('.')) return true;
  if (!emailPattern.test(start)) return end.includes('.') || topLevel.test(end);
  return !complete.test(start) && start.endsWith('.co') && end === 'm';
}
