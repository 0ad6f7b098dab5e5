export const textChannels = ['sms', 'whatsapp'] as const;
export type TextChannel = (typeof textChannels)[number];
