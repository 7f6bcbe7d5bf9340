/** Draws every machine into docs/statecharts; with --check it only reports outdated diagrams. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { changesSince } from '../packages/core/testing/changes.ts'
import { mermaid } from '../packages/core/testing/mermaid.ts'
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

/** Lists every feature with links to the diagrams of its machines. */
const index = (machines: readonly MachineFile[]): string => {
  const features = [...new Set(machines.map(({ feature }) => feature))].sort()
  const rows = features.map((feature) => {
    const own = machines.filter((machine) => machine.feature === feature)
    return `| ${feature} | ${own.map((one) => `[${one.subject}](${basename(pictureOf(one))})`).join(', ')} |`
  })
  return `# Machines\n\nDrawn by \`pnpm statecharts\`.\n\n| feature | machines |\n|---|---|\n${rows.join('\n')}\n`
}

const machines = await machineFiles()
const broken = machines.flatMap(({ file, mishap }) => (mishap === null ? [] : [`${file} cannot be loaded: ${mishap}`]))
const drawn = new Map([
  ...machines.map((machine) => [pictureOf(machine), image(machine)] as const),
  [`${folder}/README.md`, index(machines)],
])
const present = filesIn(folder, /\.md$/)
const orphans = present.filter((file) => !drawn.has(file))
const stale = [...drawn].filter(([file, text]) => !existsSync(join(root, file)) || textOf(file) !== text)

if (process.argv.includes('--check')) {
  report(
    [
      ...broken,
      ...stale.flatMap(([file, text]) => [
        `${file} is stale: run pnpm statecharts, or put back what is gone`,
        ...changesSince(existsSync(join(root, file)) ? textOf(file) : '', text).map((change) => `  ${change}`),
      ]),
      ...orphans.map((file) => `${file} shows a machine that is gone: run pnpm statecharts`),
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
