/** The file name from the service's answer, if it is a valid one. */
export function readFileName({ headers }: Response, fallback: string): string {
  return /filename="([\w.-]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? fallback;
}
