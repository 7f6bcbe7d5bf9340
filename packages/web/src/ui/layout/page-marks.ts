/** An attribute of the root element that says what the page has. */
interface Mark {
  readonly name: 'bar' | 'paper' | 'action'
  readonly value: string
}

/** How many elements hold each mark: the next page may bring its bar before the last one has taken its own away. */
const holders = new Map<Mark['name'], number>()

const hold = ({ name, value }: Mark): (() => void) => {
  const page = document.documentElement
  const count = (by: number) => {
    const held = (holders.get(name) ?? 0) + by
    holders.set(name, held)
    if (held > 0) page.dataset[name] = value
    else delete page.dataset[name]
  }
  count(1)
  return () => count(-1)
}

/** A ref that marks the page while the element is in it. A style that asked with `:has()` would restyle every element. */
const whileThere = (mark: Mark) => (element: Element | null) => (element === null ? undefined : hold(mark))

/** The attributes of a bar with buttons at the bottom of the page. */
export const bottomBar = { 'data-bottom-bar': '', ref: whileThere({ name: 'bar', value: 'bottom' }) }

/** The attributes of what is printed instead of the page. */
export const printSheet = { 'data-print-sheet': '', ref: whileThere({ name: 'paper', value: 'sheet' }) }

/** Marks the page while the element of its main action has a child; returns a function that ends it. */
export const markAction = (action: Element): (() => void) => {
  let release: (() => void) | null = null
  const update = () => {
    if (action.childElementCount > 0) release ??= hold({ name: 'action', value: 'shown' })
    else {
      release?.()
      release = null
    }
  }
  const observer = new MutationObserver(update)
  observer.observe(action, { childList: true })
  update()
  return () => {
    observer.disconnect()
    release?.()
  }
}
