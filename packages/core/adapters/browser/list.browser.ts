import type { FilesPort } from '../../src/kit/list/list.port.ts'

interface DownloadLink {
  href: string
  download: string
  click(): void
}

interface Surroundings {
  readonly createLink: () => DownloadLink
  readonly urls: { createObjectURL(blob: Blob): string; revokeObjectURL(url: string): void }
  readonly later: (run: () => void) => void
}

/** Downloads a text file. The object URL outlives the click, because some browsers read it later. */
export const filesInBrowser = ({ createLink, urls, later }: Surroundings): FilesPort => ({
  saveFile: async ({ name, text }) => {
    const link = createLink()
    link.href = urls.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
    link.download = name
    link.click()
    later(() => urls.revokeObjectURL(link.href))
  },
})
