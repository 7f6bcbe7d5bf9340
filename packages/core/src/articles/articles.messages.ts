/** Keys of the articles' messages. */
export type ArticlesMessageKey = 'articles.published' | 'articles.hidden'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly articles: ArticlesMessageKey
  }
}
