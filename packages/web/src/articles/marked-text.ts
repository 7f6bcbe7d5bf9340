import { chunkOf } from '../ui/chunk.ts'

/** What draws a text; it comes with the first one that is to be drawn. */
export const markedText = chunkOf(async () => (await import('./MarkedText.tsx')).MarkedText)
