/** The user’s input before the app has loaded. */
export interface FrameState {
  /** The unformatted text of the phone field. */
  readonly telephone: string
  readonly focused: boolean
  readonly selectionStart: number | null
  /** Whether the form was already submitted with Enter or the button. */
  readonly submitted: boolean
}

const fieldOf = (page: Document): HTMLInputElement | null =>
  page.querySelector(`#frame [data-frame-language="${page.documentElement.lang}"] input[name=telephone]`)

/**
 * Reads the frame of index.html. The app replaces the frame without losing input in this order:
 *
 * const frame = readFrame(document) // right before the first render
 * …send frame.telephone to the sign-in machine as typed text…
 * flushSync(() => root.render(<App />)) // the app renders behind the frame
 * leaveFrame(document, frame) // removes the frame, moves the focus and the caret
 * …if frame.submitted, submit the form…
 */
export const readFrame = (page: Document): FrameState => {
  const field = fieldOf(page)
  return {
    telephone: field?.value ?? '',
    focused: field !== null && page.activeElement === field,
    selectionStart: field?.selectionStart ?? null,
    submitted: page.documentElement.hasAttribute('data-submitted'),
  }
}

/** Says on the frame that the app has not come, with a link that loads the page again. */
export const markStuck = (page: Document): void => page.documentElement.setAttribute('data-stuck', '')

/** Removes the frame and moves the focus and the caret to the same field of the app. */
export const leaveFrame = (page: Document, { focused, selectionStart, telephone }: FrameState): void => {
  page.querySelector('#frame')?.remove()
  page.documentElement.removeAttribute('data-frame')
  page.documentElement.removeAttribute('data-submitted')
  page.documentElement.removeAttribute('data-stuck')
  const field = focused ? page.querySelector<HTMLInputElement>('input[name=telephone]') : null
  if (!field) return
  field.focus({ preventScroll: true })
  const atEnd = selectionStart === null || selectionStart >= telephone.length
  const caret = atEnd ? field.value.length : Math.min(selectionStart, field.value.length)
  field.setSelectionRange(caret, caret)
}
