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

/** Downloads files. An object URL outlives the click, because some browsers read it later. */
export const filesInBrowser = ({ createLink, urls, later }: Surroundings): FilesPort => {
  const click = (href: string, name: string) => {
    const link = createLink()
    link.href = href
    link.download = name
    link.click()
  }
  return {
    saveFile: async ({ name, text }) => {
      const href = urls.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
      click(href, name)
      later(() => urls.revokeObjectURL(href))
    },
    downloadFile: async ({ url, name }) => click(url, name),
  }
}
