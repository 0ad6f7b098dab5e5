/** The window that a payment opens. Each test begins with one that nothing was done with. */
export function mockPaymentWindow() {
  const popup = {
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: jest.fn() },
    focus: jest.fn(),
    close: jest.fn(),
  };
  const open = jest.fn<Window | null, Parameters<typeof window.open>>();
  // For each test anew: files that run in one realm restore what others have replaced.
  beforeEach(() => {
    jest.clearAllMocks();
    open.mockReturnValue(popup as unknown as Window);
    jest.spyOn(window, 'open').mockImplementation(open);
  });
  afterEach(() => jest.mocked(window.open).mockRestore());
  return { popup, open, shown: popup.location.replace };
}
