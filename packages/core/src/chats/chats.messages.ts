export type ChatsMessageKey =
  | 'chats.composerBusy'
  | 'chats.fileInterrupted'
  | 'chats.fileTooLarge'
  | 'chats.filesUnsent'
  | 'chats.mayHaveArrived'
  | 'chats.tooManyFiles'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly chats: ChatsMessageKey
  }
}
