import { type Chunk, chunkOf } from '../ui/chunk.ts'

/** The panel before it is there. Who reloads it sees the one in index.html. */
export const shellSkeleton: Chunk<object> = chunkOf(
  async () => (await import('../shell/ShellSkeleton.tsx')).ShellSkeleton,
)
/** A page of the panel before it is there. */
export const pageSkeleton: Chunk<object> = chunkOf(async () => (await import('../shell/PageSkeleton.tsx')).PageSkeleton)
