/**
 * Emits the address of a link within the app when the pointer or the focus moves to it, because its page will
 * probably be opened next. Each address is emitted once.
 */
export const aboutToOpen = (page: Document, emit: (href: string) => void): void => {
  const told = new Set<string>()
  const styles = ({ target }: Event) => {
    const href = target instanceof Element && target.closest('a[href^="/"]')?.getAttribute('href')
    if (!href || told.has(href)) return
    told.add(href)
    emit(href)
  }
  page.addEventListener('pointerover', styles)
  page.addEventListener('focusin', styles)
}
