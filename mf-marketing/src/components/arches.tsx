import type { LucideIcon } from 'lucide-react';

interface ArchesProps {
  /** Left, middle, right. */
  icons: readonly [LucideIcon, LucideIcon, LucideIcon];
  className?: string | undefined;
}

/** Decoration: the home page's three arches, with icons in place of people. */
export function Arches({ icons: [Left, Middle, Right], className }: ArchesProps) {
  return (
    <svg className={className} viewBox="0 0 384 300" aria-hidden="true">
      <defs>
        <linearGradient id="page-arch" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#f4701b" />
          <stop offset="1" stopColor="#dc2626" />
        </linearGradient>
      </defs>
      <path d="M0 300V158a54 54 0 0 1 108 0v142Z" fill="#fdcfac" />
      <path d="M124 300V68a68 68 0 0 1 136 0v232Z" fill="url(#page-arch)" />
      <path d="M276 300V192a54 54 0 0 1 108 0v108Z" fill="#9c340e" />
      <Left x="32" y="190" width="44" height="44" color="#9c340e" strokeWidth={1.5} />
      <Middle x="160" y="130" width="64" height="64" color="#fff" strokeWidth={1.5} />
      <Right x="308" y="214" width="44" height="44" color="#fff1e4" strokeWidth={1.5} />
    </svg>
  );
}
