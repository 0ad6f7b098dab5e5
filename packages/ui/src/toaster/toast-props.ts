export interface ShownToast {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'destructive';
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export interface ToasterProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: string) => void;
  closeLabel: string;
  label: string;
}
