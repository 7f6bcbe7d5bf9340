import { chunkOf } from '../ui/loading/chunk.ts'

/** The renderer of texts, loaded when the first text is rendered. */
export const markedText = chunkOf(async () => (await import('./MarkedText.tsx')).MarkedText)
