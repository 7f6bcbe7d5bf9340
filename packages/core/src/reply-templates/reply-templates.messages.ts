export type ReplyTemplatesMessageKey = 'replyTemplates.unfilled'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly replyTemplates: ReplyTemplatesMessageKey
  }
}
