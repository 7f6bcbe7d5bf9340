import type { ClipboardPort } from '../../src/account/account.port.ts'

/** Rejects where the browser has no clipboard or refuses it. */
export const clipboardInBrowser = (
  find: () => { writeText(text: string): Promise<void> } | undefined,
): ClipboardPort => ({
  copyText: async (text) => {
    const clipboard = find()
    if (!clipboard) throw new Error('there is no clipboard here')
    await clipboard.writeText(text)
  },
})
