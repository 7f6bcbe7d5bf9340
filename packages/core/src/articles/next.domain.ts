import type { ArticleHead, ArticleType } from './articles.domain.ts'

/** What to write next: the first required article that buyers cannot read, else the first that was begun. */
export const nextToWrite = (heads: readonly ArticleHead[]): ArticleType | null =>
  (heads.find(({ isRequired, status }) => isRequired && status !== 'published') ?? heads.find(isBegun))?.type ?? null

const isBegun = ({ status, hasChanges }: ArticleHead): boolean =>
  status === 'draft' || (status === 'published' && hasChanges)
