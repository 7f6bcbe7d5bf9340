/** Message keys of the kit. */
export type KitMessageKey =
  | 'kit.required'
  | 'kit.tooShort'
  | 'kit.tooLong'
  | 'kit.tooMany'
  | 'kit.entryTooLong'
  | 'kit.saved'
  | 'kit.done'
  | 'kit.unclear'
  | 'kit.saveUnclear'

declare module '../../kernel/message.ts' {
  interface MessageKeys {
    readonly kit: KitMessageKey
  }
}
