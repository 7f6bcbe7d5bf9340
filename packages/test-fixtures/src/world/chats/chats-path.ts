/** The base path of chats. */
export const chatsPath = '/admin-suppliers/v1/chats'
