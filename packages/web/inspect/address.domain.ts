/** A recording that the address of the viewer names, with the step to show. */
export interface Opening {
  readonly address: string
  readonly step: number
}

/**
 * What `/inspect?file=…&step=…` opens; `null` without a file. Only files of the viewer's own origin are opened, so that
 * a link cannot show a stranger's file as one of the panel.
 */
export const openingAt = (href: string): Opening | null => {
  const { searchParams, origin } = new URL(href)
  const file = searchParams.get('file')
  if (file === null || !URL.canParse(file, href)) return null
  const address = new URL(file, href)
  if (address.origin !== origin) return null
  const step = Number(searchParams.get('step') ?? 1)
  return { address: `${address.pathname}${address.search}`, step: Number.isInteger(step) && step >= 0 ? step : 1 }
}
