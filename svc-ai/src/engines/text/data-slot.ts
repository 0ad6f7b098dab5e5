/**
 * Puts untrusted text into a prompt's data slot and escapes slot markers in it.
 * @param markers of all slots in the prompt
 */
export function toDataSlot(name: string, text: string, markers: readonly string[] = [name]): string {
  const marker = new RegExp(String.raw`[<＜﹤‹](?=\s*[/／]?\s*(?:${markers.join('|')})\b)`, 'giu');
  return `<${name}>\n${text.replace(marker, '(')}\n</${name}>`;
}
