/** The window that a payment opens. Each test begins with one that nothing was done with. */
export function mockPaymentWindow() {
  const popup = {
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: jest.fn() },
    focus: jest.fn(),
    close: jest.fn(),
  };
  const open = jest.spyOn(window, 'open');
  beforeEach(() => {
    jest.clearAllMocks();
    open.mockReturnValue(popup as unknown as Window);
  });
  return { popup, open, shown: popup.location.replace };
}
