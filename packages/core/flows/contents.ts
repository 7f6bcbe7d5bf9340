import type { Plain } from './flow.ts'

/**
 * A fingerprint of the contents that came from outside and of the question that they answer. A replay takes its answers
 * from the recording, so it would not notice contents that belong to another answer.
 */
export const contentsOf = (of: string, id: number, contents: Plain): string => {
  const text = JSON.stringify([of, id, contents ?? null])
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
