/** Minimal style of the site for pages that load nothing; colours and sizes equal packages/ui's tokens, in both themes. */
export const plainStyle = `
:root { color-scheme: light; --ground: #fff6ef; --surface: #fff; --sunken: #f8f5f2; --line: #e7e0da; --line-strong: #8f857c; --text: #231c17; --text-soft: #5d534b; --brand: #c2410c; --brand-strong: #9c340e; --fill: #c2410c; --fill-strong: #9c340e; --on-fill: #fff; --focus: #1d4ed8; --veil: rgb(255 255 255 / 72%); }
@media screen and (prefers-color-scheme: dark) {
  :root { color-scheme: dark; --ground: #15110e; --surface: #1f1915; --sunken: #29211c; --line: #3d342e; --line-strong: #91877e; --text: #f3ece6; --text-soft: #bdb2a9; --brand: #ff9d5c; --brand-strong: #ffb585; --focus: #8fb2ff; --veil: rgb(31 25 21 / 72%); }
}
*, *::before, *::after { box-sizing: border-box; }
body { min-height: 100vh; margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.6 'Plus Jakarta Sans Variable', 'Plus Jakarta Sans', system-ui, sans-serif; }
header, main { width: 100%; max-width: 42rem; margin: 0 auto; }
header { padding: 1.25rem 1.25rem 0.75rem; }
header a { display: inline-block; padding: 0.25rem 0; color: var(--brand); font-size: 1.5rem; font-weight: 800; letter-spacing: -0.02em; line-height: 1.2; text-decoration: none; }
main { padding: 1.5rem 1.25rem 2rem; border-top: 6px solid var(--brand); background: var(--surface); box-shadow: 0 4px 12px rgb(60 40 20 / 8%), 0 12px 32px rgb(60 40 20 / 8%); }
h1 { margin: 0 0 1rem; font-size: clamp(1.375rem, 1.2rem + 1vw, 1.75rem); line-height: 1.25; letter-spacing: -0.015em; }
p, ul { margin: 0 0 1rem; }
ul { padding-left: 1.25rem; }
a { color: var(--brand); font-weight: 650; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.links { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
.links a { display: inline-block; padding: 0.25rem 0; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 3.25rem; padding: 0.75rem 1.75rem; border: 0; border-radius: 999px; background: var(--fill); color: var(--on-fill); font: inherit; font-size: 1.125rem; font-weight: 650; line-height: 1.25; text-align: center; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--fill-strong); }
@media (min-width: 44rem) {
  body { padding: 3vh 1rem; }
  header { padding-inline: 0; }
  main { padding: 2.25rem 2.5rem; border-radius: 1.25rem; }
}
@media print {
  @page { size: A4; margin: 16mm; }
  body, main { padding: 0; background: none; box-shadow: none; }
  header, main { max-width: none; }
  form, button { display: none; }
  main { border-top: 0; }
}
`;
