import { type MachineFile, pictureOf } from './machines.ts'

export const mapStarts = '<!-- feature map -->'
export const mapEnds = '<!-- end of the feature map -->'

type Entry = Pick<MachineFile, 'feature' | 'subject'>

/** A row for every feature, with a link to the picture of each of its machines. */
export const featureMap = (machines: readonly Entry[]): string => {
  const features = [...new Set(machines.map(({ feature }) => feature))].sort()
  const rows = features.map((feature) => {
    const links = machines
      .filter((machine) => machine.feature === feature)
      .map((machine) => `[${machine.subject}](${pictureOf(machine)})`)
    return `| ${feature} | ${links.join(', ')} |`
  })
  return ['| feature | machines |', '|---|---|', ...rows].join('\n')
}

/** The text with a fresh map between the two marks, or `null` where the marks are missing. */
export const withFeatureMap = (text: string, machines: readonly Entry[]): string | null => {
  const start = text.indexOf(mapStarts)
  const end = text.indexOf(mapEnds)
  if (start < 0 || end < start) return null
  return `${text.slice(0, start + mapStarts.length)}\n${featureMap(machines)}\n${text.slice(end)}`
}
