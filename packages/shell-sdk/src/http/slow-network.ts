interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the visitor pays for each kilobyte with money or time, so that code is loaded when it is needed and not before. Not
 * known in Firefox and Safari, which count as fast.
 */
export function hasSlowNetwork(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g');
}
