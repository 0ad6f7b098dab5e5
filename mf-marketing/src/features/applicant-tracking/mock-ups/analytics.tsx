import { palette } from './palette';
import { Bar, Window } from './window';

const columns = [38, 62, 50, 84, 70, 98];
const tiles = [20, 172, 324];

/** A dashboard of tiles, columns and a share. */
export function AnalyticsMockUp() {
  return (
    <Window>
      {tiles.map((x, index) => (
        <g key={x}>
          <rect
            x={x}
            y="54"
            width="136"
            height="70"
            rx="12"
            fill={index === 1 ? palette.pale : palette.ground}
          />
          <Bar x={x + 16} y={72} width={56} />
          <Bar x={x + 16} y={90} width={index === 1 ? 74 : 60} height={16} fill={palette.ink} />
        </g>
      ))}
      <rect x="20" y="140" width="288" height="160" rx="12" fill={palette.ground} />
      <path d="M40 280.5h248" stroke={palette.line} strokeWidth="2" />
      {columns.map((height, index) => (
        <rect
          key={index}
          x={50 + index * 40}
          y={280 - height}
          width="24"
          height={height}
          rx="6"
          fill={index === 5 ? palette.strong : palette.light}
        />
      ))}
      <path
        d="M62 222 102 200 142 210 182 176 222 188 262 160"
        fill="none"
        stroke={palette.bright}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="324" y="140" width="136" height="160" rx="12" fill={palette.ground} />
      <circle cx="392" cy="208" r="36" fill="none" stroke={palette.light} strokeWidth="18" />
      <path d="M392 172a36 36 0 1 1-34 48" fill="none" stroke={palette.strong} strokeWidth="18" />
      <Bar x={352} y={268} width={80} fill={palette.soft} />
    </Window>
  );
}
