/** Keys of the messages about notifications. */
export type NotificationsMessageKey =
  | 'notifications.removed'
  | 'notifications.cleared'
  | 'notifications.clearingSuperseded'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly notifications: NotificationsMessageKey
  }
}
