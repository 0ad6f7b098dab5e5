import type { ContractsVerdict } from '../contracts/check-contracts';
import { isSamePair, type PairResult } from '../matrix/results';
import type { Live } from './read-live';

/** The deployment to judge against the live versions. */
export type Candidate =
  | { readonly kind: 'remote'; readonly name: string; readonly version: string }
  | { readonly kind: 'shell'; readonly name: 'shell'; readonly version: string }
  | { readonly kind: 'service'; readonly name: string };

export interface Check {
  readonly what: string;
  /** Reasons against the deployment; none if it may proceed. */
  readonly faults: readonly string[];
}

interface Known {
  readonly contracts: ContractsVerdict;
  readonly live: Live;
  readonly results: readonly PairResult[];
}

/** Checks all conditions for the candidate's deployment. */
export function judgeDeployment(candidate: Candidate, { contracts, live, results }: Known): Check[] {
  const kept = candidate.kind === 'service' ? [candidate.name, 'messages'] : ['shell-sdk'];
  const checks = kept
    .filter((contract) => contracts.contracts.includes(contract))
    .map((contract) => ({
      what: `contract ${contract}`,
      faults: contracts.breaks
        .filter((each) => each.contract === contract && each.acceptedBecause === undefined)
        .map(({ name }) => name),
    }));
  const pairs = listPairs(candidate, live).map((pair) => ({
    what: `${pair.remote} ${pair.version} on shell ${pair.shell}`,
    faults: findFaults(pair, results),
  }));
  return [...checks, ...pairs];
}

type Pair = Pick<PairResult, 'shell' | 'remote' | 'version'>;

function listPairs(candidate: Candidate, live: Live): Pair[] {
  if (candidate.kind === 'service') return [];
  if (candidate.kind === 'remote')
    return [{ shell: live.shell, remote: candidate.name, version: candidate.version }];
  return live.remotes.flatMap(({ name: remote, versions }) =>
    versions.map((version) => ({ shell: candidate.version, remote, version })),
  );
}

function findFaults(pair: Pair, results: readonly PairResult[]): readonly string[] {
  const found = results.find((result) => isSamePair(result, pair));
  return found ? found.problems : [`never tried: npm run compatibility -- ${pair.remote}`];
}

/** The verdict as text. */
export function describeVerdict(candidate: Candidate, checks: readonly Check[]): string {
  const failed = checks.filter(({ faults }) => faults.length > 0);
  const version = 'version' in candidate ? ` ${candidate.version}` : '';
  const verdict =
    failed.length === 0
      ? `${candidate.name}${version} can be deployed.`
      : `${candidate.name}${version} cannot be deployed: ${failed.map(({ what }) => what).join('; ')}.`;
  const rows = checks.flatMap(({ what, faults }) => [
    `  ${faults.length === 0 ? 'yes' : 'NO '}   ${what}`,
    ...faults.map((fault) => `          ${fault}`),
  ]);
  return [...rows, '', verdict].join('\n');
}
