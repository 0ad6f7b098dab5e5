import { z } from 'zod';
import {
  notificationChannels,
  notificationTopics,
  type NotificationTopic,
} from '../../profile/notification-topics';
import { defineRoute } from '../route';

// Notification topics and channels of an account. Essential mails cannot be switched off and are no topic: security, the
// account itself, answers to requests.

export const notificationTopicSchema = z.enum(notificationTopics);

export const notificationChannelSchema = z.enum(notificationChannels);

/** Defaults until the account chooses. Articles count as advertising, so they need consent first. */
export const notificationDefaults: Readonly<Record<NotificationTopic, boolean>> = {
  profile: true,
  applications: true,
  messages: true,
  hiring: true,
  events: true,
  articles: false,
  billing: true,
};

const topicsSchema = z.object({
  profile: z.boolean().describe('That a CV has been read, and what would make the profile stronger'),
  applications: z.boolean().describe("What happens to the account's own applications"),
  messages: z.boolean().describe('Messages between talents and companies'),
  hiring: z
    .boolean()
    .describe('For members of a company: new applications, and those that wait for an answer'),
  events: z.boolean().describe('Invitations and reminders'),
  articles: z.boolean().describe('New articles; off until it is switched on'),
  billing: z.boolean().describe('Before a plan ends'),
});

export const notificationPreferencesSchema = z.object({ email: topicsSchema });
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

export const getNotificationPreferencesRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/notification-preferences',
  summary: 'What the caller is notified of, by channel and topic',
  access: 'user',
  responses: { 200: notificationPreferencesSchema },
});

export const setNotificationPreferenceRoute = defineRoute({
  method: 'put',
  path: '/api/profile/v1/notification-preferences/{channel}/{topic}',
  summary: 'Switches one topic of one channel on or off; all others stay as they are',
  access: 'user',
  params: z.object({ channel: notificationChannelSchema, topic: notificationTopicSchema }),
  body: z.strictObject({ is_on: z.boolean() }),
  responses: { 200: notificationPreferencesSchema },
});

/** Topic of a mail's link, without naming the account. */
export const mailSubscriptionSchema = z.object({ topic: notificationTopicSchema, is_on: z.boolean() });
export type MailSubscription = z.infer<typeof mailSubscriptionSchema>;

const link = {
  path: '/api/profile/v1/unsubscribe',
  access: 'public',
  // In the query, which no log records.
  query: z.object({ token: z.string().max(200).describe('From a mail; names an account and a topic') }),
} as const;

export const viewUnsubscribeLinkRoute = defineRoute({
  ...link,
  method: 'get',
  summary: 'What the link would stop; changes nothing. A browser is led to the page that asks',
  responses: { 200: mailSubscriptionSchema, 303: null },
});

export const unsubscribeRoute = defineRoute({
  ...link,
  method: 'post',
  summary: 'Stops the mails the link is about (RFC 8058: no sign-in, no redirect); the body does not matter',
  responses: { 200: mailSubscriptionSchema },
});

export const undoUnsubscribeRoute = defineRoute({
  ...link,
  method: 'delete',
  summary: 'Takes back what the link stopped; what was switched off in the settings stays off',
  responses: { 200: mailSubscriptionSchema },
});

export const notificationPreferenceRoutes = [
  getNotificationPreferencesRoute,
  setNotificationPreferenceRoute,
  viewUnsubscribeLinkRoute,
  unsubscribeRoute,
  undoUnsubscribeRoute,
];
