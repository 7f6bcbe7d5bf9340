/** Keys of the messages about notifications. */
export type NotificationsMessageKey =
  | 'notifications.removed'
  | 'notifications.cleared'
  | 'notifications.clearingSuperseded'
