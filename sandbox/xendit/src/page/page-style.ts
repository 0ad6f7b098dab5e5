/** Style of the payment page: one sheet, no script, no other files. */
export const pageStyle = `
  * { box-sizing: border-box; }
  body { margin: 0; background: #eef1f6; color: #1c2434; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 30rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
  .banner { margin: 0; padding: .5rem 1rem; background: #fde68a; font-size: .875rem; text-align: center; }
  .bar { display: flex; justify-content: space-between; align-items: center; padding: .75rem 0; }
  .bar strong { font-size: 1.125rem; }
  .card { margin-top: .75rem; padding: 1.25rem; background: #fff; border-radius: 12px; box-shadow: 0 1px 3px #1c243422; }
  .total { margin: 0; font-size: 1.75rem; font-weight: 700; font-variant-numeric: tabular-nums; }
  .quiet { margin: 0; color: #566076; font-size: .875rem; }
  h1 { margin: 0 0 .75rem; font-size: 1.125rem; }
  details { border-top: 1px solid #dfe3ec; }
  details:first-of-type { border-top: 0; }
  summary { padding: .75rem 0; font-weight: 600; cursor: pointer; }
  .channels { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: .5rem; padding-bottom: .75rem; }
  .channels label { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid #c9d0de; border-radius: 8px; cursor: pointer; }
  .channels label:has(:checked) { border-color: #2449c7; background: #eef2ff; }
  button, .button { display: block; width: 100%; min-height: 3rem; margin-top: 1rem; padding: .75rem; border: 0; border-radius: 8px; background: #2449c7; color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  .plain { background: #e6eaf2; color: #1c2434; }
  .code { margin: .75rem 0; padding: .75rem; background: #f3f5fa; border-radius: 8px; font: 600 1.25rem/1.5 ui-monospace, monospace; text-align: center; overflow-wrap: anywhere; }
  .qr { display: block; width: 12rem; max-width: 100%; margin: 1rem auto; }
  a { color: #2449c7; }
  :focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }
`;
