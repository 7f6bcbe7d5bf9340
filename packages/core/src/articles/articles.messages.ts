/** Keys of the articles' messages. */
export type ArticlesMessageKey = 'articles.published' | 'articles.hidden'
