import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { UsageError } from '@sabi/service-kit/command-line';
import { describePin, listVersions } from './describe-status';
import { findVersion } from './find-version';
import { type Command } from './parse-arguments';
import type { UnsignedCommand } from './sign-command';

export interface Plan {
  /** What will happen, or that nothing has to. */
  readonly notices: readonly string[];
  /** What a person has to agree to first; absent where they have. */
  readonly question?: string;
  /** null: it holds already. */
  readonly send: UnsignedCommand | null;
}

const unpinCommand = 'npm run publish:remote -- unpin';

/**
 * What a command will do to the state that the platform has now.
 * @throws {UsageError} for a version that does not exist, or where there is nothing to promote or roll back
 */
export function planCommand(
  command: Exclude<Command, { action: 'help' | 'publish' | 'status' | 'unregister' }>,
  status: RemoteStatus,
): Plan {
  switch (command.action) {
    case 'promote':
      return planPromotion(command, status);
    case 'pin':
      return planPin(command, status);
    case 'unpin':
      return planUnpinning(status);
    case 'rollback':
      return planRollback(command, status);
  }
}

/** What unregistering will do. */
export function announceUnregistering({ name, current, canary }: RemoteStatus): string {
  const versions = canary ? `${current} and the canary ${canary.version}` : current;
  return `${name} will be taken off the site for all visitors, with ${versions}: its pages are not found, its links are gone, and tabs that show it keep it until they are reloaded. Publishing it brings it back.`;
}

/** What publishing will do, said before the build. @param status null: the remote has no version yet */
export function announcePublishing(percent: number, status: RemoteStatus | null): string[] {
  if (!status) return ['It is the first version, which all visitors get whatever the share.'];
  const { name, current, canary, pinned } = status;
  if (pinned)
    return [
      `Visitors will not get what you publish: ${describePin(status)}. It will be registered for testers alone; ${unpinCommand} ends the pin.`,
    ];
  if (percent === 0) return [`Visitors keep what they have of ${name}; testers get the version by its name.`];
  const ended = canary ? `, and the canary ${canary.version} ends` : '';
  return percent === 100
    ? [`All visitors will get it in place of ${current}${ended}.`]
    : [`${percent} % of visitors will get it as the canary, the others keep ${current}${ended}.`];
}

function planPromotion(
  { version: wanted, trafficPercent, isConfirmed }: Extract<Command, { action: 'promote' }>,
  status: RemoteStatus,
): Plan {
  const { name, current, canary, pinned } = status;
  if (wanted === null && !canary)
    throw new UsageError(
      [`${name} has no canary. Name the version to promote:`, ...listVersions(status).slice(1)].join('\n'),
    );
  const version = wanted === null ? (canary?.version ?? current) : findVersion(status, wanted);
  const holds =
    !pinned &&
    (trafficPercent === 100
      ? version === current && !canary
      : version === canary?.version && trafficPercent === canary.trafficPercent);
  if (holds)
    return {
      notices: [`It is so already: ${version} stays for ${trafficPercent} % of visitors.`],
      send: null,
    };
  if (version === current && trafficPercent < 100)
    throw new UsageError(
      `${version} is what everybody gets. Only another version can be for a share of the visitors.`,
    );
  const loses = canary && canary.version !== version ? canary : null;
  const share = trafficPercent === 100 ? 'all visitors' : `${trafficPercent} % of visitors`;
  const ends = [pinned && `the pin of ${current}`, loses && `the canary ${loses.version}`].filter(Boolean);
  return {
    notices: [`${version} will be for ${share}${ends.length > 0 ? `; ${ends.join(' and ')} will end` : ''}.`],
    ...(loses && !isConfirmed && { question: questionAbout(loses) }),
    send: { ...commandFor(status), action: 'promote', version, trafficPercent },
  };
}

function planPin(
  { version: wanted, isConfirmed }: Extract<Command, { action: 'pin' }>,
  status: RemoteStatus,
): Plan {
  const { current, canary, pinned } = status;
  const version = findVersion(status, wanted);
  if (pinned && version === current)
    return { notices: [`It is so already: ${describePin(status)}.`], send: null };
  const change = version === current ? `All visitors keep ${version}` : `All visitors will get ${version}`;
  const ended = canary ? `, the canary ${canary.version} will end` : '';
  return {
    notices: [`${change}${ended}, and what is published later will not reach them until ${unpinCommand}.`],
    ...(canary && !isConfirmed && { question: questionAbout(canary) }),
    send: { ...commandFor(status), action: 'pin', version },
  };
}

function planUnpinning(status: RemoteStatus): Plan {
  const { name, current, pinned, pinnedSince, versions } = status;
  if (!pinned) return { notices: [`It is so already: no version of ${name} is pinned.`], send: null };
  const held = versions.filter(
    ({ version, publishedAt }) => version !== current && pinnedSince !== null && publishedAt > pinnedSince,
  );
  const [newest] = held;
  return {
    notices: [
      `Visitors keep ${current}, and what is published from now on reaches them.`,
      ...(newest
        ? [
            `${held.length} published meanwhile stay registered; promote ${newest.version} gives visitors the newest.`,
          ]
        : []),
    ],
    send: { ...commandFor(status), action: 'unpin' },
  };
}

function planRollback(
  { version: wanted }: Extract<Command, { action: 'rollback' }>,
  status: RemoteStatus,
): Plan {
  const { name, current, canary, fallback, lastRollback } = status;
  const live = canary?.version ?? current;
  const version = wanted === null ? live : findVersion(status, wanted);
  if (version !== live && version !== current && version === lastRollback?.version)
    return {
      notices: [`It is so already: ${version} was rolled back, and visitors do not get it.`],
      send: null,
    };
  if (version !== live) {
    const what = canary ? `the canary ${canary.version}` : `${current}, which everybody gets`;
    throw new UsageError(`A rollback takes back ${what}, and not ${version}.`);
  }
  if (!canary && !fallback)
    throw new UsageError(
      [
        `${name} has no canary and no fallback to go back to. Promote a version:`,
        ...listVersions(status).slice(1),
      ].join('\n'),
    );
  const change = canary
    ? `The canary ${canary.version} ends; all visitors get ${current}.`
    : `All visitors go back from ${current} to ${String(fallback)}.`;
  const pin = status.pinned ? ` The pin of ${current} ends.` : '';
  return { notices: [`${change}${pin}`], send: { ...commandFor(status), action: 'rollback', version } };
}

const commandFor = ({ name: remote, revision }: RemoteStatus) => ({ remote, revision });

const questionAbout = ({ version, trafficPercent }: NonNullable<RemoteStatus['canary']>) =>
  `The canary ${version}, which ${trafficPercent} % of visitors get, ends by this.`;
