import type { PrintPort } from '../../src/kit/print/print.port.ts'

/** Opens the print dialog of the browser. Most browsers stand still until it is closed, and the others tell when it was. */
export const printInBrowser = (page: {
  print(): void
  addEventListener(type: 'afterprint', listener: () => void, options: { readonly once: true }): void
}): PrintPort => ({
  printPage: () =>
    new Promise((resolve) => {
      page.addEventListener('afterprint', resolve as () => void, { once: true })
      page.print()
    }),
})
