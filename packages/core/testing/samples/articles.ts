import type { Article } from '../../src/articles/articles.domain.ts'

/** A published article that is required and has no text. */
export const someArticle = (more: Partial<Article> = {}): Article => ({
  type: 'about',
  status: 'published',
  isRequired: true,
  hasChanges: false,
  updatedAt: null,
  publishedAt: null,
  copies: 0,
  version: 1,
  body: '',
  ...more,
})
