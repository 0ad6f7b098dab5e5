import type { ContractsVerdict } from '../contracts/check-contracts';
import { isSamePair, type PairResult } from '../matrix/results';
import { summarize } from '../matrix/to-sentence';
import { isCalled } from './read-calls';
import type { Live } from './read-live';

/** Addresses that its programs call. */
type Calls = readonly string[];

/** The deployment to judge against the live versions. */
export type Candidate =
  | { readonly kind: 'remote'; readonly name: string; readonly version: string; readonly calls: Calls }
  | { readonly kind: 'shell'; readonly name: 'shell'; readonly version: string; readonly calls: Calls }
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
  /** Versions of the shells that pairs can be tried on here; undefined while the released one is not built. */
  readonly shells?: readonly string[] | undefined;
}

/** Checks all conditions for the candidate's deployment. */
export function judgeDeployment(candidate: Candidate, { contracts, live, results, shells }: Known): Check[] {
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
    faults: findFaults(pair, results, shells),
  }));
  return [
    ...checks,
    ...(candidate.kind === 'service' ? [] : checkCalls(candidate.calls, contracts)),
    ...pairs,
  ];
}

/**
 * The contract of each service that is called, as far as it is called. What was built with a contract that has changed since
 * the release does not fit the service that is live.
 */
function checkCalls(calls: Calls, { servedPaths, breaks }: ContractsVerdict): Check[] {
  const services = Object.entries(servedPaths).flatMap(([service, paths]) => {
    if (!paths?.some((path) => isAnyCalled(path, calls))) return [];
    const faults = breaks.filter(
      ({ contract, name, acceptedBecause }) =>
        contract === service && acceptedBecause === undefined && isAnyCalled(pathOf(name), calls),
    );
    return [{ what: `calls of ${service}`, faults: faults.map(({ name }) => name) }];
  });
  const served = Object.values(servedPaths).flatMap((paths) => paths ?? []);
  const unknown = calls.filter((call) => !served.some((path) => isCalled(path, call)));
  if (unknown.length === 0) return services;
  return [...services, { what: 'calls that no released service takes', faults: unknown }];
}

const isAnyCalled = (path: string | undefined, calls: Calls): boolean =>
  path === undefined || calls.some((call) => isCalled(path, call));

/** @param name of a break; one without a path is of the whole service */
const pathOf = (name: string): string | undefined => /^\S+ [A-Z]+ (\/[^\s:]*)/.exec(name)?.[1];

type Pair = Pick<PairResult, 'shell' | 'remote' | 'version'>;

function listPairs(candidate: Candidate, live: Live): Pair[] {
  if (candidate.kind === 'service') return [];
  if (candidate.kind === 'remote')
    return [{ shell: live.shell, remote: candidate.name, version: candidate.version }];
  return live.remotes.flatMap(({ name: remote, versions }) =>
    versions.map((version) => ({ shell: candidate.version, remote, version })),
  );
}

function findFaults(
  pair: Pair,
  results: readonly PairResult[],
  shells: readonly string[] | undefined,
): readonly string[] {
  const found = results.find((result) => isSamePair(result, pair));
  if (!found && shells && !shells.includes(pair.shell))
    return [
      `Never tried, and npm run compatibility cannot: the shell is neither the one built here nor the released one. Check out its commit, or keep it as released: npm run contracts -- release.`,
    ];
  if (!found) return [`Never tried: npm run compatibility -- ${pair.remote} tries it, in about two minutes.`];
  return found.problems.length > 0 ? [summarize(found.problems)] : [];
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
