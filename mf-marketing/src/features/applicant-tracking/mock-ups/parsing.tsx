import { palette } from './palette';
import { Bar, Face, Tick, Window } from './window';

const lines = [150, 120, 136, 90, 150, 110, 128, 70];
const fields = [54, 116, 178, 240];

/** A resume on the left becomes fields on the right. */
export function ParsingMockUp() {
  return (
    <Window>
      <rect x="24" y="54" width="180" height="246" rx="10" fill={palette.paper} stroke={palette.line} />
      <Face x={52} y={84} tone={palette.light} />
      <Bar x={76} y={74} width={88} height={9} fill={palette.ink} />
      <Bar x={76} y={90} width={58} />
      {lines.map((width, index) => (
        <Bar
          key={index}
          x={40}
          y={120 + index * 21}
          width={width}
          fill={index % 4 ? palette.line : palette.light}
        />
      ))}
      <rect x="24" y="172" width="180" height="34" fill={palette.bright} opacity="0.18" />
      <path d="M24 206h180" stroke={palette.bright} strokeWidth="2.5" />
      <path
        d="M214 178h30m-10-10 10 10-10 10"
        fill="none"
        stroke={palette.strong}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {fields.map((y, index) => (
        <g key={y}>
          <rect x="258" y={y} width="202" height="52" rx="10" fill={palette.ground} stroke={palette.line} />
          <Bar x={274} y={y + 14} width={48} fill={palette.strong} />
          <Bar x={274} y={y + 31} width={index % 2 ? 96 : 126} height={9} fill={palette.ink} />
          <Tick x={438} y={y + 26} />
        </g>
      ))}
    </Window>
  );
}
