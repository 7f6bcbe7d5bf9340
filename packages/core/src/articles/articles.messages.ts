/** What the articles can say. */
export type ArticlesMessageKey = 'articles.published' | 'articles.hidden'
