import { shellProtocol } from '@sabi/shell-sdk';

/** Shell and remotes may be one version apart. */
export const supportedProtocols: readonly number[] = [shellProtocol - 1, shellProtocol];
