/** Message keys of the shelves. */
export type ShelvingsMessageKey =
  | 'shelvings.zoneRule'
  | 'shelvings.endBeforeStart'
  | 'shelvings.tooMany'
  | 'shelvings.sameShelf'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly shelvings: ShelvingsMessageKey
  }
}
