import { PolicyPage } from './policy-page';

export function AccessibilityPage() {
  return <PolicyPage name="accessibility" />;
}
