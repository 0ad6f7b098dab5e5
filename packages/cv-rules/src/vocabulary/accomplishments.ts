import { titleLikeness } from './work-words';

/** Beginnings of words that are also used in posts or employers: `Registered nurse`. */
const adjectives =
  'certified|chartered|registered|licen[cs]ed|qualified|accredited|applied|allied|united|limited|advanced|integrated|experienced|dedicated|skilled|retired|associated|unlimited|red|shed|seed|speed|med|fed|ed|bed|reed|need|feed';
const past = `(?!(?:${adjectives})\\b)\\p{Lu}\\p{Ll}*(?:-\\p{Ll}+)?ed`;
const irregular =
  'Led|Built|Rebuilt|Wrote|Rewrote|Cut|Ran|Made|Held|Kept|Won|Grew|Drove|Took|Taught|Brought|Gave|Sold|Bought|Oversaw|Spoke|Chose|Split|Sent|Spent|Began|Met|Dealt|Undertook|Drew|Became';
const done =
  'Achieve|Administer|Analy[sz]e|Approve|Arrange|Assemble|Assist|Build|Collaborate|Collect|Communicate|Compile|Conduct|Coordinate|Create|Deliver|Develop|Drive|Ensure|Establish|Evaluate|Examine|Execute|Explain|Facilitate|Handle|Identify|Implement|Improve|Increase|Inspect|Instruct|Keep|Maintain|Make|Manage|Mentor|Monitor|Negotiate|Operate|Organi[sz]e|Oversee|Participate|Perform|Prepare|Present|Prevent|Produce|Promote|Provide|Reduce|Repair|Report|Resolve|Serve|Solve|Supervise|Teach|Track|Translate|Update|Verify|Write';
/** Words that also begin a post, `Lead engineer`; as a verb they precede an article or a number. */
const ambiguous =
  'Lead|Support|Design|Test|Plan|Coach|Head|Research|Process|Train|Run|Set|Own|Model|Review|Answer|Audit|Check|Clean|Cook|Draft|Grow|Help|Host|Issue|Load|Map|Open|Pack|Post|Record|Sell|Ship|Staff|Stock|\\p{Lu}\\p{Ll}+ing';
const counted =
  'an?|the|all|our|my|its|up|every|both|\\d[\\d.,%+]*|one|two|three|four|five|six|seven|eight|nine|ten';
const deed = new RegExp(
  `^(?:(?:${past}|${irregular}|(?:${done})s?)\\s+(?=[\\p{Ll}\\d])|(?:${ambiguous})s?\\s+(?:${counted})\\s|(?:Responsible|Accountable) for\\s|In charge of\\s|Tasked with\\s|Report(?:ing|ed) to\\s)`,
  'u',
);
const fewestWords = 4;
const longProse = 6;
const smallShare = 0.75;

/** True for an achievement, `Cut failed deliveries by 23%`, and for prose: neither a post nor an employer. */
export function describesWork(text: string): boolean {
  return isDeed(text) || isProse(text);
}

/** Begins with a verb for what one did: `Cut failed deliveries by 23%`. */
export function isDeed(text: string): boolean {
  return deed.test(text);
}

/** `Requirements for a warehouse system`: names have more capitals. */
function isProse(text: string): boolean {
  const [first = '', ...others] = text.split(' ');
  if (others.length + 1 < fewestWords || !/^\p{Lu}\p{Ll}+$/u.test(first) || /[\t|]/.test(text)) return false;
  const small = others.filter((word) => /^[\p{Ll}\d]/u.test(word)).length;
  const isLong = others.length >= longProse;
  // `Charity that runs a theatre and a company`: in a long text a word at the end names nothing.
  return (
    small >= others.length * smallShare && (titleLikeness(text) === 0 || (isLong && titleLikeness(text) < 0))
  );
}
