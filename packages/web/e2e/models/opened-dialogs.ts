import type { Page } from 'playwright/test'

/** The titles of the dialogs that opened, in order. */
export const dialogsOf = async (page: Page): Promise<readonly string[]> => {
  const asked: string[] = []
  await page.exposeFunction('recordQuestion', (title: string) => asked.push(title))
  await page.addInitScript(() => {
    const scope = window as unknown as { recordQuestion: (title: string) => void }
    const open = new Map<Element, string>()
    new MutationObserver(() => {
      const now = [...document.querySelectorAll('[role="dialog"][data-state="open"]')]
      for (const one of open.keys()) if (!now.includes(one)) open.delete(one)
      for (const one of now) {
        const title = one.querySelector('h2')?.textContent ?? ''
        if (open.get(one) !== title) {
          open.set(one, title)
          scope.recordQuestion(title)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-state'] })
  })
  return asked
}
