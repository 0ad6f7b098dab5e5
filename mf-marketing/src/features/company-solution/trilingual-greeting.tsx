import styles from './trilingual-greeting.module.css';

const greetings = [
  { language: 'en', text: "Hello! I'm your AI talent consultant. How can I help you hire?" },
  { language: 'zh', text: '您好！我是您的人工智能人才顾问，请问您需要招聘什么样的人才？' },
  { language: 'id', text: 'Halo! Saya konsultan talenta AI Anda. Posisi apa yang ingin Anda isi?' },
] as const;

export function TrilingualGreeting() {
  return (
    <div className={styles['greeting']}>
      {greetings.map(({ language, text }) => (
        <p key={language} lang={language}>
          {text}
        </p>
      ))}
    </div>
  );
}
