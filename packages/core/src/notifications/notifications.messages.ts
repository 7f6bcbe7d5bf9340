/** What notifications can say. */
export type NotificationsMessageKey = 'notifications.removed' | 'notifications.cleared' | 'notifications.clearingOutrun'
