import { NotificationSection } from '../features/notifications/notification-section';
import { SettingsFrame } from '../features/settings-frame/settings-frame';

export function NotificationsPage() {
  return (
    <SettingsFrame page="notifications">
      <NotificationSection />
    </SettingsFrame>
  );
}
