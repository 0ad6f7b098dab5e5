import { palette } from './palette';
import { Bar, Face, Window } from './window';

const rows = [
  { y: 108, tags: [44, 58, 36], tone: palette.pale },
  { y: 158, tags: [60, 40], tone: palette.light },
  { y: 208, tags: [38, 52, 48], tone: palette.pale },
  { y: 258, tags: [54, 34], tone: palette.light },
];

/** People with tags, and a search field. */
export function TalentPoolMockUp() {
  return (
    <Window>
      <rect x="20" y="54" width="330" height="36" rx="18" fill={palette.ground} stroke={palette.line} />
      <circle cx="42" cy="71" r="6.5" fill="none" stroke={palette.strong} strokeWidth="2.2" />
      <path d="m47 76 5 5" stroke={palette.strong} strokeWidth="2.2" strokeLinecap="round" />
      <Bar x={64} y={68} width={110} fill={palette.soft} />
      <rect x="362" y="54" width="98" height="36" rx="18" fill={palette.strong} />
      <Bar x={384} y={68} width={54} fill={palette.paper} />
      {rows.map(({ y, tags, tone }, row) => (
        <g key={y}>
          <rect
            x="20"
            y={y}
            width="440"
            height="42"
            rx="10"
            fill={row === 1 ? palette.pale : palette.paper}
            stroke={row === 1 ? palette.strong : palette.line}
          />
          <Face x={46} y={y + 21} tone={tone} />
          <Bar x={72} y={y + 12} width={row % 2 ? 104 : 84} fill={palette.ink} />
          <Bar x={72} y={y + 25} width={64} />
          <Tags widths={tags} y={y + 13} />
        </g>
      ))}
    </Window>
  );
}

function Tags({ widths, y }: { widths: readonly number[]; y: number }) {
  const starts = widths.map(
    (_, index) => 226 + widths.slice(0, index).reduce((sum, width) => sum + width + 10, 0),
  );
  return widths.map((width, index) => (
    <Bar
      key={index}
      x={starts[index] ?? 0}
      y={y}
      width={width}
      height={16}
      fill={index % 2 ? palette.pale : palette.light}
    />
  ));
}
