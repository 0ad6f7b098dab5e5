/** Mock of the payment window, new for each test. */
export function mockPaymentWindow() {
  const popup = {
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: jest.fn() },
    focus: jest.fn(),
    close: jest.fn(),
  };
  const open = jest.fn<Window | null, Parameters<typeof window.open>>();
  // Before each test, as files of one realm restore each other's mocks.
  beforeEach(() => {
    jest.clearAllMocks();
    open.mockReturnValue(popup as unknown as Window);
    jest.spyOn(window, 'open').mockImplementation(open);
  });
  afterEach(() => jest.mocked(window.open).mockRestore());
  return { popup, open, shown: popup.location.replace };
}
