import { type Chunk, chunkOf } from '../ui/loading/chunk.ts'

/**
 * The skeleton of the panel after sign-in, while the panel loads. On a reload, index.html contains the same skeleton.
 */
export const shellSkeleton: Chunk<object> = chunkOf(
  async () => (await import('../shell/ShellSkeleton.tsx')).ShellSkeleton,
)
/** The skeleton of a page of the panel while it loads. */
export const pageSkeleton: Chunk<object> = chunkOf(async () => (await import('../shell/PageSkeleton.tsx')).PageSkeleton)
