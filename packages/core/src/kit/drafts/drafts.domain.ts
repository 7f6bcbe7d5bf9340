/** The unsaved texts of a form by field, without secrets. */
export type DraftTexts = Readonly<Record<string, string>>

/** The supplier and the form of a draft. */
export interface DraftName {
  readonly supplierId: number
  readonly form: string
}

export interface Draft extends DraftName {
  readonly texts: DraftTexts
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** The lifetime of a draft in milliseconds: a week. */
export const draftLog = 7 * 24 * 60 * 60 * 1000

/**
 * Whether to offer a draft: it belongs to this supplier and form, and is younger than a week. One from the future was
 * typed before the clock was set back, and is kept like any other.
 */
export const isOffered = (draft: Draft | null, name: DraftName, now: number): boolean =>
  draft !== null &&
  draft.supplierId === name.supplierId &&
  draft.form === name.form &&
  Math.abs(now - draft.keptAt) < draftLog &&
  Object.keys(draft.texts).length > 0
