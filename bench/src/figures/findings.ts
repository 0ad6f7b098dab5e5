/** Report as text, and a sentence for each missed target. */
export interface Findings {
  readonly report: string;
  readonly missed: readonly string[];
}

export function joinFindings(parts: readonly Findings[]): Findings {
  return {
    report: parts.map(({ report }) => report).join('\n\n'),
    missed: parts.flatMap(({ missed }) => missed),
  };
}

/** Prints the findings; the process ends with code 1 where a target was missed. */
export function reportFindings({ report, missed }: Findings): void {
  console.log(report);
  for (const aim of missed) console.log(`MISSED  ${aim}`);
  if (missed.length > 0) process.exitCode = 1;
}
