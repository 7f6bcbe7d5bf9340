import { pictureOf } from './machines.ts'

export interface Tally {
  readonly total: number
  readonly visited: number
  readonly missed: readonly string[]
}

/** What a model test recorded of one machine. */
export interface Walked {
  readonly machine: string
  /** The test file. */
  readonly test: string
  readonly states: Tally
  readonly transitions: Tally
  readonly walks: readonly {
    readonly name: string | null
    readonly paths: number
    readonly steps: number
    readonly states: readonly string[]
    readonly transitions: readonly string[]
  }[]
}

/** The feature map as a page: what every machine can do, and which walk has been there. Opened from `reports/`. */
export const modelPage = (walked: readonly Walked[]): string => {
  const machines = [...walked].sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>What the machines can do</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 0 auto; padding: 1rem; }
  table { border-collapse: collapse; width: 100%; margin: 0 0 1rem; }
  th, td { text-align: start; padding: .25rem .75rem .25rem 0; border-block-end: 1px solid #8884; vertical-align: top; }
  td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
  td { overflow-wrap: anywhere; }
  .missed { color: light-dark(#b00020, #ff8a8a); font-weight: 600; }
  summary { cursor: pointer; }
</style>
<h1>What the machines can do</h1>
<p>${machines.length} machines, ${count(machines, 'states')} states, ${count(machines, 'transitions')} transitions.
Every step was taken in thought; a path is one run of a live actor, a step one event it was given.</p>
<table>
<tr><th>machine<th class="number">states<th class="number">transitions<th class="number">paths<th class="number">steps</tr>
${machines.map(row).join('\n')}
</table>
${machines.map(section).join('\n')}
</html>
`
}

const row = (walked: Walked): string =>
  `<tr><td><a href="#${escaped(walked.machine)}">${escaped(titleOf(walked))}</a>${[
    of(walked.states),
    of(walked.transitions),
    String(sum(walked, 'paths')),
    String(sum(walked, 'steps')),
  ]
    .map((text) => `<td class="number">${text}`)
    .join('')}</tr>`

const section = (walked: Walked): string => `<h2 id="${escaped(walked.machine)}">${escaped(titleOf(walked))}</h2>
<p><a href="../${escaped(pictureOf({ feature: featureOf(walked), subject: walked.machine }))}">Statechart</a>,
visited by <a href="../${escaped(walked.test)}">${escaped(walked.test)}</a>: ${walked.walks
  .map((walk, i) => `${escaped(nameOf(walk, i))} (${walk.paths} paths, ${walk.steps} steps)`)
  .join(', ')}.</p>
<details><summary>${of(walked.states)} states</summary>
${marksTable('state', walked, 'states')}
</details>
<details><summary>${of(walked.transitions)} transitions</summary>
${marksTable('transition', walked, 'transitions')}
</details>`

const marksTable = (what: string, walked: Walked, kind: 'states' | 'transitions'): string => {
  const names = [...new Set([...walked.walks.flatMap((walk) => walk[kind]), ...walked[kind].missed])]
  const rows = names.map((name) => {
    const visitors = walked.walks.flatMap((walk, i) => (walk[kind].includes(name) ? [nameOf(walk, i)] : []))
    const seen = visitors.length > 0 ? `<td>${escaped(visitors.join(', '))}` : '<td class="missed">never visited'
    return `<tr><td>${escaped(name)}${seen}</tr>`
  })
  return `<table>\n<tr><th>${what}<th>visited by</tr>\n${rows.join('\n')}\n</table>`
}

const nameOf = ({ name }: Walked['walks'][number], i: number): string => name ?? `walk ${i + 1}`

const featureOf = ({ test }: Walked): string => test.split('/').at(-2) ?? ''

const titleOf = (walked: Walked): string => {
  const feature = featureOf(walked)
  return feature === walked.machine ? feature : `${feature}: ${walked.machine}`
}

const of = ({ visited, total }: Tally): string => (visited === total ? String(total) : `${visited} of ${total}`)

const sum = ({ walks }: Walked, what: 'paths' | 'steps'): number => walks.reduce((all, walk) => all + walk[what], 0)

const count = (machines: readonly Walked[], kind: 'states' | 'transitions'): number =>
  machines.reduce((all, walked) => all + walked[kind].total, 0)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
