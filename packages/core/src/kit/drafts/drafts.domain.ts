/** What was typed into a form and not saved yet, by field. Secrets never stand here. */
export type DraftTexts = Readonly<Record<string, string>>

/** Which form of which supplier a draft belongs to. */
export interface DraftName {
  readonly supplierId: number
  readonly form: string
}

export interface Draft extends DraftName {
  readonly texts: DraftTexts
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** Milliseconds until what was never taken up again is not offered any more: a week. */
export const draftLife = 7 * 24 * 60 * 60 * 1000

/** A draft is offered to who wrote it, for a week. */
export const isOffered = (draft: Draft | null, name: DraftName, now: number): boolean =>
  draft !== null &&
  draft.supplierId === name.supplierId &&
  draft.form === name.form &&
  draft.keptAt <= now &&
  now - draft.keptAt < draftLife &&
  Object.keys(draft.texts).length > 0
