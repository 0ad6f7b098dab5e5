import { palette } from './palette';
import { Bar, Face, Tick, Window } from './window';

const columns = [
  { x: 20, cards: 3 },
  { x: 172, cards: 2 },
  { x: 324, cards: 1 },
];

/** Mock-up: applications that move between stages. */
export function AutomationMockUp() {
  return (
    <Window>
      {columns.map(({ x, cards }) => (
        <g key={x}>
          <rect x={x} y="54" width="136" height="246" rx="12" fill={palette.ground} />
          <Bar x={x + 14} y={70} width={62} fill={palette.ink} />
          <circle cx={x + 116} cy="73.5" r="9" fill={palette.pale} />
          {Array.from({ length: cards }, (_, index) => (
            <Card key={index} x={x + 10} y={92 + index * 66} />
          ))}
        </g>
      ))}
      <path
        d="M148 250c40 44 104 38 150-24"
        fill="none"
        stroke={palette.bright}
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <g transform="translate(262 206)">
        <rect width="136" height="58" rx="10" fill={palette.paper} stroke={palette.strong} strokeWidth="2" />
        <Face x={26} y={29} tone={palette.light} />
        <Bar x={50} y={18} width={56} fill={palette.ink} />
        <Bar x={50} y={33} width={38} />
        <Tick x={118} y={29} />
      </g>
    </Window>
  );
}

function Card({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect x={x} y={y} width="116" height="56" rx="10" fill={palette.paper} stroke={palette.line} />
      <Face x={x + 24} y={y + 28} />
      <Bar x={x + 46} y={y + 18} width={54} fill={palette.soft} />
      <Bar x={x + 46} y={y + 33} width={36} />
    </g>
  );
}
