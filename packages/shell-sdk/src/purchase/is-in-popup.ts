/** Whether this page is shown in a small window that was opened for the payment: those have no bars. */
export const isInPopup = () => window.menubar?.visible === false;
