import { csvOf } from '../../src/kit/list/csv.domain.ts'
import type { FilesPort, TableFile, TableFormat } from '../../src/kit/list/list.port.ts'

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

/** The media type of each format. */
export const tableTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The writer of workbooks is loaded when the first one is saved. */
const contentOf = async ({ format, header, rows }: TableFile): Promise<BlobPart> =>
  format === 'csv' ? csvOf(header, rows) : (await import('./export.browser.ts')).xlsxOf(header, rows)

/** Downloads files. An object URL outlives the click, because some browsers read it later. */
export const filesInBrowser = ({ createLink, urls, later }: Surroundings): FilesPort => {
  const click = (href: string, name: string) => {
    const link = createLink()
    link.href = href
    link.download = name
    link.click()
  }
  return {
    saveTable: async (table) => {
      const href = urls.createObjectURL(new Blob([await contentOf(table)], { type: tableTypes[table.format] }))
      click(href, `${table.name}.${table.format}`)
      later(() => urls.revokeObjectURL(href))
    },
    downloadFile: async ({ url, name }) => click(url, name),
  }
}
