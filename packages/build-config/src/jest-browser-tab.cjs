// Each test is a tab of its own: session storage starts empty.
beforeEach(() => globalThis.sessionStorage?.clear());
