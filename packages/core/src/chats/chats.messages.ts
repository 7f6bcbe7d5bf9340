export type ChatsMessageKey = 'chats.filesUnsent' | 'chats.fileTooLarge'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly chats: ChatsMessageKey
  }
}
