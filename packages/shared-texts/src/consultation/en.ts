export const en = {
  name: 'AI consultant',
  hint: 'Answers are written by AI and can be wrong.',
  speakers: { user: 'You:', bot: 'AI consultant:' },
  message: 'Your message',
  placeholder: 'Write your question...',
  gatedPlaceholder: 'Sign up to continue chatting...',
  send: 'Send',
  failed:
    "I apologize, but I'm having trouble connecting right now. Please try again or contact our support team.",
  teaser:
    'Good question. There are three things I would look at first, and one that is easily missed. Let us begin with what you have already, then set a goal for the next few weeks and choose the steps that lead there.',
  unlock: 'Sign up to read this answer',
};
