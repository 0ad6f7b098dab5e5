// esbuild bundles these files as bytes.
declare module '*.pdf' {
  const bytes: Uint8Array;
  export default bytes;
}

declare module '*.docx' {
  const bytes: Uint8Array;
  export default bytes;
}
