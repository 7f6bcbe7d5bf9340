/** Draws every machine and tells every section into docs/statecharts; with --check it only reports what is outdated. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { changesSince } from '../packages/core/testing/changes.ts'
import { declaredChanges } from '../packages/core/testing/declared/changes.ts'
import { mermaid } from '../packages/core/testing/mermaid.ts'
import { declaredPageOf, declaredText, type SectionFile, sectionFiles, tablesIn } from './declared.ts'
import { filesIn, report, root, textOf } from './files.ts'
import { type MachineFile, machineFiles, pictureOf } from './machines.ts'

const folder = 'docs/statecharts'

const image = ({ file, feature, subject, exports }: MachineFile): string =>
  [
    `# ${feature}: ${subject}`,
    '',
    `Drawn from \`${file}\` by \`pnpm statecharts\`.`,
    ...exports.flatMap(({ name, machine }) => [
      '',
      `## ${name}`,
      ...sentenceAbove(name, textOf(file)),
      '',
      '```mermaid',
      mermaid(machine),
      '```',
    ]),
    '',
  ].join('\n')

const sentenceAbove = (name: string, text: string): readonly string[] => {
  const sentence = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${name}\\b`).exec(text)?.[1]
  if (sentence === undefined) return []
  const lines = sentence.split('\n').map((line) => line.replace(/^\s*\*?\s*/, '').trim())
  return ['', lines.filter((line) => line !== '').join(' ')]
}

/** Lists every feature with links to the diagrams of its machines, and every section with the link to its page. */
const index = (machines: readonly MachineFile[], sections: readonly SectionFile[]): string => {
  const features = [...new Set(machines.map(({ feature }) => feature))].sort()
  const rows = features.map((feature) => {
    const own = machines.filter((machine) => machine.feature === feature)
    return `| ${feature} | ${own.map((one) => `[${one.subject}](${basename(pictureOf(one))})`).join(', ')} |`
  })
  const declared = sections.map((one) => `| ${one.feature} | [${one.section.id}](${basename(declaredPageOf(one))}) |`)
  return [
    '# Machines',
    '',
    'Drawn by `pnpm statecharts`.',
    '',
    '| feature | machines |',
    '|---|---|',
    ...rows,
    '',
    '# Sections',
    '',
    'The commands that each declaration offers in each state.',
    '',
    '| feature | section |',
    '|---|---|',
    ...declared,
    '',
  ].join('\n')
}

const machines = await machineFiles()
const broken = machines.flatMap(({ file, mishap }) => (mishap === null ? [] : [`${file} cannot be loaded: ${mishap}`]))
const sections = (await sectionFiles()).map((one) => ({ ...one, tables: tablesIn(one) }))
const told = new Map(sections.map((one) => [declaredPageOf(one), one]))
const drawn = new Map([
  ...machines.map((machine) => [pictureOf(machine), image(machine)] as const),
  ...sections.map((one) => [declaredPageOf(one), declaredText(one, one.tables)] as const),
  [`${folder}/README.md`, index(machines, sections)],
])
const present = filesIn(folder, /\.md$/)
const orphans = present.filter((file) => !drawn.has(file))
const changesIn = (file: string, text: string): readonly string[] => {
  const committed = existsSync(join(root, file)) ? textOf(file) : ''
  const section = told.get(file)
  return section ? declaredChanges(section.section.id, committed, section.tables) : changesSince(committed, text)
}
const stale = [...drawn].filter(([file, text]) => !existsSync(join(root, file)) || textOf(file) !== text)

if (process.argv.includes('--check')) {
  report(
    [
      ...broken,
      ...stale.flatMap(([file, text]) => [
        `${file} is stale: run pnpm statecharts, or put back what is gone`,
        ...changesIn(file, text).map((change) => `  ${change}`),
      ]),
      ...orphans.map((file) => `${file} shows a machine or a section that is gone: run pnpm statecharts`),
    ],
    `${drawn.size} pictures are up to date`,
  )
} else if (broken.length > 0) {
  report(broken, '')
} else {
  mkdirSync(join(root, folder), { recursive: true })
  for (const file of orphans) rmSync(join(root, file))
  for (const [file, text] of stale) writeFileSync(join(root, file), text)
  console.log(`${drawn.size} pictures, ${stale.length} drawn anew, ${orphans.length} removed`)
}
