// Each test is a tab of its own: what one has typed is not what the next finds.
beforeEach(() => globalThis.sessionStorage?.clear());
