import { palette } from './palette';
import { Bar, Face, Tick, Window } from './window';

const criteria = [
  { y: 140, full: 4 },
  { y: 176, full: 3 },
  { y: 212, full: 4 },
  { y: 248, full: 2 },
];

/** A scorecard with comments of two colleagues. */
export function CollaborationMockUp() {
  return (
    <Window>
      <rect x="20" y="54" width="232" height="246" rx="12" fill={palette.ground} />
      <Face x={50} y={92} tone={palette.light} />
      <Bar x={76} y={81} width={92} height={9} fill={palette.ink} />
      <Bar x={76} y={98} width={60} />
      {criteria.map(({ y, full }) => (
        <g key={y}>
          <Bar x={36} y={y + 5} width={74} fill={palette.soft} />
          {[0, 1, 2, 3].map((step) => (
            <rect
              key={step}
              x={128 + step * 27}
              y={y}
              width="22"
              height="17"
              rx="5"
              fill={step < full ? palette.bright : palette.line}
            />
          ))}
        </g>
      ))}
      <Remark x={270} y={62} mine={false} />
      <Remark x={290} y={146} mine />
      <rect x="270" y="244" width="190" height="52" rx="12" fill={palette.goodPale} />
      <Tick x={294} y={270} />
      <Bar x={314} y={260} width={104} fill={palette.ink} />
      <Bar x={314} y={275} width={70} />
    </Window>
  );
}

function Remark({ x, y, mine }: { x: number; y: number; mine: boolean }) {
  return (
    <g>
      <Face x={x + 14} y={y + 18} tone={mine ? palette.light : palette.pale} />
      <rect x={x + 36} y={y} width="134" height="66" rx="12" fill={mine ? palette.strong : palette.pale} />
      <Bar x={x + 50} y={y + 16} width={92} fill={mine ? palette.paper : palette.deep} />
      <Bar x={x + 50} y={y + 31} width={104} fill={mine ? palette.light : palette.paper} />
      <Bar x={x + 50} y={y + 45} width={60} fill={mine ? palette.light : palette.paper} />
    </g>
  );
}
