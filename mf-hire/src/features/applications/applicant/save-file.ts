/** Long enough for the browser to take the file, or to ask where to save it. */
const urlLifetimeMs = 60_000;

/** Saves a file as a download of the browser. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs);
}
