/** Facts of a prompt by their heading: `[process]`, then a line with `- ` for each. */
export function readFacts(instructions: string): ReadonlyMap<string, readonly string[]> {
  const lines = /<facts>([^]*)<\/facts>/.exec(instructions)?.[1]?.split('\n') ?? [];
  const facts = new Map<string, string[]>();
  let heading = '';
  for (const line of lines) {
    heading = /^\[(\w+)\]$/.exec(line)?.[1] ?? heading;
    const fact = /^- (.+)$/.exec(line)?.[1];
    if (fact) facts.set(heading, [...(facts.get(heading) ?? []), fact]);
  }
  return facts;
}
