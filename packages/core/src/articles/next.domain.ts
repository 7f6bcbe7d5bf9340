import type { ArticleHead, ArticleType } from './articles.domain.ts'

/** The next article to write: the first required one that is not published, else the first with unpublished changes. */
export const nextToWrite = (heads: readonly ArticleHead[]): ArticleType | null =>
  (heads.find(({ isRequired, status }) => isRequired && status !== 'published') ?? heads.find(isBegun))?.type ?? null

const isBegun = ({ status, hasChanges }: ArticleHead): boolean =>
  status === 'draft' || (status === 'published' && hasChanges)
