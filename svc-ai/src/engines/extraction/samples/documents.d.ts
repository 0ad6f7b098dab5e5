// The build puts these files into the bundle.
declare module '*.pdf' {
  const bytes: Uint8Array;
  export default bytes;
}

declare module '*.docx' {
  const bytes: Uint8Array;
  export default bytes;
}
