/** Base form → past of verbs that begin points of CVs; regular ones are formed. */
const irregular: Readonly<Record<string, string>> = {
  build: 'built',
  buy: 'bought',
  bring: 'brought',
  cut: 'cut',
  deal: 'dealt',
  drive: 'drove',
  find: 'found',
  grow: 'grew',
  hold: 'held',
  keep: 'kept',
  lead: 'led',
  make: 'made',
  meet: 'met',
  oversee: 'oversaw',
  pay: 'paid',
  run: 'ran',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  take: 'took',
  teach: 'taught',
  write: 'wrote',
};
const regular =
  `administer answer arrange assemble assist attend calculate check clean collect compile conduct configure contact copy
coordinate count create deliver design develop document draft edit enter evaluate file fix handle identify implement improve inspect
install introduce launch maintain manage measure monitor negotiate operate order organise organize pack plan prepare present process
produce promote provide receive recruit reduce repair report resolve review schedule serve supervise support test track train translate
update verify weigh`.split(/\s+/);

function formPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^(?:plan)$/.test(verb) ? `${verb}${verb.at(-1) ?? ''}ed` : `${verb}ed`;
}

function formGerund(verb: string): string {
  if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^(?:plan|cut|run|set)$/.test(verb) ? `${verb}${verb.at(-1) ?? ''}ing` : `${verb}ing`;
}

const pasts = new Map([
  ...regular.map((verb) => [verb, formPast(verb)] as const),
  ...Object.entries(irregular),
]);
const bases = new Map([...pasts.keys()].map((verb) => [formGerund(verb), verb]));

/** `manage` → `managed`; undefined for what is not known as a verb, or has no other past. */
export function pastOf(verb: string): string | undefined {
  const past = pasts.get(verb.toLowerCase());
  return past === verb.toLowerCase() ? undefined : past;
}

/** `managing` → `managed`. */
export function pastOfGerund(gerund: string): string | undefined {
  const base = bases.get(gerund.toLowerCase());
  return base && pasts.get(base);
}
