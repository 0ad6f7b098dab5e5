import type { CollectedSpan } from '@sabi/test-kit/span-collector';

const width = 1180;
const left = 400;
const rowHeight = 22;
const top = 74;
const charactersOfLabel = 52;
/** One colour per service, in the order of the trace; dark enough for white text. */
const colours = ['#7c3aed', '#1d4ed8', '#0f766e', '#b45309', '#be123c', '#4d7c0f'];

interface Row {
  readonly span: CollectedSpan;
  readonly depth: number;
}

/** A trace as SVG: one bar per step, below its cause, on a common time axis. */
export function drawTrace(spans: readonly CollectedSpan[], title: string): string {
  const rows = orderByCause(spans);
  const start = Math.min(...spans.map(({ startMs }) => startMs));
  const end = Math.max(...spans.map(({ endMs }) => endMs));
  const perMs = (width - left - 70) / (end - start);
  const x = (time: number) => left + (time - start) * perMs;
  const services = [...new Set(rows.map(({ span }) => span.service))];
  const colourOf = (service: string) => colours[services.indexOf(service) % colours.length] ?? '#334155';
  const height = top + rows.length * rowHeight + 16;
  const legend = services.map(
    (service, index) =>
      `<rect x="${16 + index * 130}" y="36" width="12" height="12" rx="2" fill="${colourOf(service)}"/>` +
      `<text x="${34 + index * 130}" y="46">${escape(service)}</text>`,
  );
  const ticks = Array.from({ length: 6 }, (_unused, index) => {
    const time = start + ((end - start) * index) / 5;
    return (
      `<line x1="${x(time)}" x2="${x(time)}" y1="${top - 8}" y2="${height - 8}" stroke="#e2e8f0"/>` +
      `<text x="${x(time) + 3}" y="${top - 8}" fill="#475569">${Math.round(time - start)} ms</text>`
    );
  });
  const bars = rows.map(({ span, depth }, index) => {
    const y = top + index * rowHeight;
    const length = Math.max(2, (span.endMs - span.startMs) * perMs);
    const took = `${(span.endMs - span.startMs).toFixed(1)} ms`;
    return (
      `<text x="${16 + depth * 12}" y="${y + 14}">${escape(cut(span.name, charactersOfLabel - depth * 2))}</text>` +
      `<rect x="${x(span.startMs)}" y="${y + 3}" width="${length}" height="14" rx="2" fill="${colourOf(span.service)}"/>` +
      `<text x="${x(span.startMs) + length + 4}" y="${y + 14}" fill="#475569">${took}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#0f172a">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<text x="16" y="22" font-size="15" font-weight="600">${escape(title)}</text>`,
    ...legend,
    ...ticks,
    ...bars,
    '</svg>\n',
  ].join('\n');
}

/** Spans below their cause, in order of their start. */
function orderByCause(spans: readonly CollectedSpan[]): Row[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const below = (parent: string | undefined, depth: number): Row[] =>
    spans
      .filter(({ parentSpanId }) =>
        parent === undefined ? !parentSpanId || !known.has(parentSpanId) : parentSpanId === parent,
      )
      .toSorted((one, other) => one.startMs - other.startMs)
      .flatMap((span) => [{ span, depth }, ...below(span.spanId, depth + 1)]);
  return below(undefined, 0);
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
