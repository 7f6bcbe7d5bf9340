/**
 * Tells the address of a link within the app when the pointer comes over it or the focus comes to it: its page will
 * probably be opened next. Each address is told once.
 */
export const aboutToOpen = (page: Document, tell: (href: string) => void): void => {
  const told = new Set<string>()
  const look = ({ target }: Event) => {
    const href = target instanceof Element && target.closest('a[href^="/"]')?.getAttribute('href')
    if (!href || told.has(href)) return
    told.add(href)
    tell(href)
  }
  page.addEventListener('pointerover', look)
  page.addEventListener('focusin', look)
}
