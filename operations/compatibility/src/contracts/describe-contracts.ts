import type { ContractsVerdict } from './check-contracts';

/** The verdict on each contract as text, with every break. */
export function describeContracts({ contracts, breaks, stale, servedPaths }: ContractsVerdict): string {
  const width = Math.max(...contracts.map((contract) => contract.length));
  const lines = contracts.flatMap((contract) => {
    const own = breaks.filter((each) => each.contract === contract);
    const open = own.filter(({ acceptedBecause }) => acceptedBecause === undefined);
    const accepted = own.length - open.length;
    const holds = servedPaths[contract] === null ? 'never released, so compared with nothing' : 'holds';
    const state = open.length > 0 ? `${open.length} broken` : holds;
    return [
      `  ${contract.padEnd(width)}  ${state}${accepted > 0 ? `, ${accepted} accepted` : ''}`,
      ...own.map(({ name, acceptedBecause }) =>
        acceptedBecause === undefined
          ? `    BROKEN    ${name}`
          : `    accepted  ${name}\n              because ${acceptedBecause}`,
      ),
    ];
  });
  const staleLines = stale.map((name) => `  accepted-breaks.json names what is not broken: ${name}`);
  return [...lines, ...staleLines].join('\n');
}
