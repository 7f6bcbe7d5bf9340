/** Message keys of the imports. */
export type ImportsMessageKey = 'imports.linkRule'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly imports: ImportsMessageKey
  }
}
