import { chunkOf } from '../ui/chunk.ts'

/** The renderer of texts, loaded when the first text is rendered. */
export const markedText = chunkOf(async () => (await import('./MarkedText.tsx')).MarkedText)
