/** Styles of a shared profile; only the profile is printed. */
export const sharedPageStyle = `
main { overflow-wrap: anywhere; }
.headline { margin-top: -0.5rem; color: var(--text-soft); font-size: 1.125rem; }
.contacts { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0; list-style: none; }
.contacts a { display: inline-block; padding: 0.25rem 0; }
section { margin-top: 2rem; }
h2 { margin: 0 0 0.75rem; padding-bottom: 0.375rem; border-bottom: 2px solid var(--line); font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 0; font-size: 1.0625rem; line-height: 1.4; }
article + article { margin-top: 1.25rem; }
article ul { margin: 0.5rem 0 0; }
.fact { margin: 0; color: var(--text-soft); }
.foot { margin-top: 2.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); color: var(--text-soft); font-size: 0.875rem; }
.foot .links { margin-top: 0; }
@media print {
  body { padding: 0; background: none; font-size: 10.5pt; line-height: 1.45; }
  header, .foot { display: none; }
  main { max-width: none; padding: 0; border: 0; box-shadow: none; }
  a { color: inherit; text-decoration: none; }
  h2, h3 { break-after: avoid; }
  article { break-inside: avoid; }
}
`;
