/** Message keys of the imports. */
export type ImportsMessageKey = 'imports.linkRule' | 'imports.fileTooLarge' | 'imports.chooseAgain'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly imports: ImportsMessageKey
  }
}
