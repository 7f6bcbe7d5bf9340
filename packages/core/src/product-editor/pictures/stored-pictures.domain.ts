import type { Size } from '../../images/stated-size.domain.ts'
import type { Message } from '../../kernel/message.ts'
import { entryOf, type Word } from '../../kernel/word.ts'
import { type Picture, type PictureState, sizeRefusal } from './pictures.domain.ts'

/** A picture of a product as the server has it. */
export interface StoredPicture {
  readonly id: string
  /** The key with which it was uploaded. */
  readonly key: string | null
  readonly url: string | null
  readonly alt: string
  /** In pixels; `null` while it is unknown. */
  readonly size: Size | null
  /** The server still fetches or reads it; or it could not. */
  readonly state: Word<'processing' | 'ready' | 'failed'>
  /** The address from which the server fetches it; `null` for an uploaded file. */
  readonly source: string | null
  /** The code of the reason why the server could not. */
  readonly error: string | null
}

const states = { processing: 'fetching', ready: 'stored', failed: 'failed' } as const satisfies Record<
  string,
  PictureState
>

const faults: Readonly<Record<string, Message>> = {
  image_away: { key: 'productEditor.linkAway' },
  image_link_wrong: { key: 'productEditor.linkWrong' },
  image_small: sizeRefusal({ width: 0, height: 0 }) as Message,
  wrong_type: { key: 'productEditor.linkNoPicture' },
  too_large: { key: 'productEditor.linkTooHeavy' },
}

const messageOn = ({ state, size, error }: StoredPicture): Message | null => {
  if (state === 'processing') return null
  if (state === 'ready') return sizeRefusal(size)
  if (state !== 'failed') return { text: state }
  // A reason that the panel does not know is shown as it came.
  return (error !== null && (faults[error] ?? { text: error })) || { key: 'productEditor.linkAway' }
}

/** The server’s part of a picture; its place, its key and its description are the editor’s. */
export const toldOf = (stored: StoredPicture) =>
  ({
    id: stored.id,
    // The server is not waited for in a state that the panel does not know.
    state: entryOf(states, stored.state) ?? 'stored',
    progress: null,
    message: messageOn(stored),
    address: stored.state === 'processing' || stored.state === 'failed' ? null : stored.url,
  }) satisfies Partial<Picture>

export const storedPicture = (stored: StoredPicture): Picture => ({
  key: stored.key ?? `stored-${stored.id}`,
  file: null,
  source: stored.source,
  alt: stored.alt,
  ...toldOf(stored),
})

/**
 * The pictures after the server told which it has: those that it lost go, those that are new come last, and those that
 * it fetched are told as they are now.
 */
export const withStored = (
  pictures: readonly Picture[],
  stored: readonly StoredPicture[],
  removed: readonly string[],
  unread: readonly string[] = [],
): readonly Picture[] => {
  const kept = pictures.filter(({ id }) => id === null || unread.includes(id) || stored.some((one) => one.id === id))
  const fresh = stored.filter(
    ({ id, key }) =>
      !removed.includes(id) && !pictures.some((one) => one.id === id || (key !== null && one.key === key)),
  )
  const told = kept.map((one) => {
    const found = one.state === 'fetching' ? stored.find(({ id }) => id === one.id) : undefined
    return found ? { ...one, ...toldOf(found) } : one
  })
  return [...told, ...fresh.map(storedPicture)]
}
