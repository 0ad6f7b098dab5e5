/** The name a service gives to a file, where it is one that a file may have. */
export function readFileName({ headers }: Response, fallback: string): string {
  return /filename="([\w.-]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? fallback;
}
