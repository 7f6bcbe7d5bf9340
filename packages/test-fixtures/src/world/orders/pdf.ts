/** A page of a PDF: its size in points, its lines of text, and a row of bars of the code below them. */
export interface PdfPage {
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
  readonly code?: string
}

const escaped = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')

const barsOf = (code: string): string =>
  [...code].map((digit, at) => `${20 + at * 16} 30 ${2 + (Number(digit) % 5) * 2} 60 re f`).join('\n')

const contentOf = ({ height, lines, code }: PdfPage): string => {
  const text = lines.map((line, at) => `BT /F1 12 Tf 20 ${height - 30 - at * 18} Td (${escaped(line)}) Tj ET`)
  return [...text, ...(code === undefined ? [] : [barsOf(code)])].join('\n')
}

/** A PDF with these pages; its text is ASCII, because its font has no other letters. */
export const pdfOf = (pages: readonly PdfPage[]): string => {
  const idOf = (page: number) => 4 + page * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${idOf(at)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ...pages.flatMap((page, at) => {
      const content = contentOf(page)
      const box = `/MediaBox [0 0 ${page.width} ${page.height}]`
      return [
        `<< /Type /Page /Parent 2 0 R ${box} /Resources << /Font << /F1 3 0 R >> >> /Contents ${idOf(at) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}
