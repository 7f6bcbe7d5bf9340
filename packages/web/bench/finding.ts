/** A result of one part of the soak, with its limit. */
export interface Finding {
  readonly what: string
  readonly found: number
  readonly most: number
  readonly unit: string
}

export const isOver = ({ found, most }: Finding): boolean => found > most

export const said = (finding: Finding): string => {
  const { what, found, most, unit } = finding
  return `${isOver(finding) ? 'OVER' : 'ok  '} ${what}: ${round3(found)}${unit && ` ${unit}`}, at most ${most}`
}

const round3 = (figure: number): number => Math.round(figure * 1000) / 1000
