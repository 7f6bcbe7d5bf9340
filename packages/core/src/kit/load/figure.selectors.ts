import type { Kopecks } from '../../kernel/money.ts'
import type { FigureSnapshot } from './figure.machine.ts'

/** What stands where a sum belongs. Unknown is `null`. */
export interface FigureView {
  readonly figure: Kopecks | null
  readonly isLoading: boolean
  /** The newest reading failed: what is shown, if anything, is older than that. */
  readonly hasFailed: boolean
}

export const selectFigure = (snapshot: FigureSnapshot): FigureView => {
  const { figure, failure } = snapshot.context
  return { figure, isLoading: snapshot.hasTag('loading'), hasFailed: failure !== null }
}
