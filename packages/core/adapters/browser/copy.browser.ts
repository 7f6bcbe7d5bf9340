import type { ClipboardPort } from '../../src/kit/copy/copy.port.ts'

/** Copies text to the clipboard. Rejects when the browser has no clipboard or denies access to it. */
export const clipboardInBrowser = (
  find: () => { writeText(text: string): Promise<void> } | undefined,
): ClipboardPort => ({
  copyText: async (text) => {
    const clipboard = find()
    if (!clipboard) throw new Error('there is no clipboard here')
    await clipboard.writeText(text)
  },
})
