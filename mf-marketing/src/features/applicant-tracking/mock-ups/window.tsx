import type { ReactNode } from 'react';
import styles from './window.module.css';
import { palette } from './palette';

/** A drawing of a product screen, 480 by 320. Decorative: the text beside it describes it. */
export function Window({ children }: { children: ReactNode }) {
  return (
    <svg className={styles['window']} viewBox="0 0 480 320" aria-hidden="true">
      <rect x="0.5" y="0.5" width="479" height="319" rx="18" fill={palette.paper} stroke={palette.line} />
      <path d="M0.5 36.5H479.5" stroke={palette.line} />
      <circle cx="22" cy="18.5" r="5" fill={palette.light} />
      <circle cx="40" cy="18.5" r="5" fill={palette.pale} />
      <circle cx="58" cy="18.5" r="5" fill={palette.line} />
      <rect x="180" y="11" width="120" height="15" rx="7.5" fill={palette.ground} />
      {children}
    </svg>
  );
}

interface BarProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  fill?: string;
}

/** Placeholder for text. */
export function Bar({ x, y, width, height = 7, fill = palette.line }: BarProps) {
  return <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={fill} />;
}

export function Face({ x, y, tone = palette.pale }: { x: number; y: number; tone?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" fill={tone} />
      <circle cy="-3.5" r="5" fill={palette.strong} />
      <path d="M-9 8.5c1.5-5 5-7.5 9-7.5s7.5 2.5 9 7.5a14 14 0 0 1-18 0Z" fill={palette.strong} />
    </g>
  );
}

/** Check mark in a circle. */
export function Tick({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="10" fill={palette.goodPale} />
      <path d="m-4 0 3 3.5 5.5-7" fill="none" stroke={palette.good} strokeWidth="2.2" strokeLinecap="round" />
    </g>
  );
}
