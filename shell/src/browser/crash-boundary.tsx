import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@sabi/ui/button';
import styles from '../chrome/page-message.module.css';

interface State {
  error: unknown;
}

/** Last resort for errors of the shell itself; remotes have roots of their own. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <CrashScreen error={this.state.error} />;
  }
}

function CrashScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <main className={styles['message']} role="alert">
      <h1>{t('crash.title')}</h1>
      <p className={styles['text']}>{error instanceof Error ? error.message : String(error)}</p>
      <Button size="lg" onClick={() => window.location.reload()}>
        {t('crash.reload')}
      </Button>
    </main>
  );
}
