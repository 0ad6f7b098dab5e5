interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the visitor pays for each kilobyte with money or time, so that code is loaded when it is needed and not before. Not
 * known in Firefox, Safari and on a server, which count as fast.
 */
export function hasSlowNetwork(): boolean {
  const { navigator } = globalThis as { navigator?: { connection?: Connection } }; // Node 20 has none
  const { saveData, effectiveType } = navigator?.connection ?? {};
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g');
}
