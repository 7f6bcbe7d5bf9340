import { pictureOf } from './machines.ts'
import { reachedIn, type Visited, type Visits } from './model-visits.ts'
import type { Tally, Walked } from './walked.ts'

/** The feature map as a page: what every machine can do, which walk and which test has been there. Opened from `reports/`. */
export const modelPage = (walked: readonly Walked[], visits: Visits): string => {
  const called = callerOf(visits)
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
Every step was taken in thought; a path is one run of a live actor, a step one event it was given.
The last two columns tell how many of them any of ${visits.tests.length} tests has come by with a live actor: stories, flows, recordings and screens.</p>
<table>
<tr><th>machine<th class="number">states<th class="number">transitions<th class="number">paths<th class="number">steps<th class="number">states in tests<th class="number">transitions in tests</tr>
${machines.map((one) => row(one, visits.machines[one.machine])).join('\n')}
</table>
${machines.map((one) => section(one, visits.machines[one.machine], called)).join('\n')}
<h2 id="tests">Tests</h2>
${listed(visits)}
</html>
`
}

type Caller = (numbers: readonly number[]) => string

const row = (walked: Walked, visited: Visited | undefined): string =>
  `<tr><td><a href="#${escaped(walked.machine)}">${escaped(titleOf(walked))}</a>${[
    of(walked.states),
    of(walked.transitions),
    String(sum(walked, 'paths')),
    String(sum(walked, 'steps')),
    of({ total: walked.states.total, visited: reachedIn(visited, 'states') }),
    of({ total: walked.transitions.total, visited: reachedIn(visited, 'transitions') }),
  ]
    .map((text) => `<td class="number">${text}`)
    .join('')}</tr>`

const section = (
  walked: Walked,
  visited: Visited | undefined,
  called: Caller,
): string => `<h2 id="${escaped(walked.machine)}">${escaped(titleOf(walked))}</h2>
<p><a href="../${escaped(pictureOf({ feature: featureOf(walked), subject: walked.machine }))}">Statechart</a>,
visited by <a href="../${escaped(walked.test)}">${escaped(walked.test)}</a>: ${walked.walks
  .map((walk, i) => `${escaped(nameOf(walk, i))} (${walk.paths} paths, ${walk.steps} steps)`)
  .join(', ')}.</p>
<details><summary>${of(walked.states)} states</summary>
${marksTable('state', walked, 'states', visited, called)}
</details>
<details><summary>${of(walked.transitions)} transitions</summary>
${marksTable('transition', walked, 'transitions', visited, called)}
</details>`

const marksTable = (
  what: string,
  walked: Walked,
  kind: 'states' | 'transitions',
  visited: Visited | undefined,
  called: Caller,
): string => {
  const rows = walked[kind].names.map((name) => {
    const visitors = walked.walks.flatMap((walk, i) => (walk[kind].includes(name) ? [nameOf(walk, i)] : []))
    const seen = visitors.length > 0 ? `<td>${escaped(visitors.join(', '))}` : '<td class="missed">never visited'
    return `<tr><td>${escaped(name)}${seen}<td>${called(visited?.[kind][name] ?? [])}</tr>`
  })
  return `<table>\n<tr><th>${what}<th>visited by<th>and by tests</tr>\n${rows.join('\n')}\n</table>`
}

/** Test files with their tests, each by the number it has in its file. */
const listed = ({ tests }: Visits): string =>
  [...new Set(tests.map(({ file }) => file))]
    .map((file, i) => {
      const names = tests.flatMap((one) => (one.file === file ? [`<li>${escaped(one.name)}`] : []))
      return `<details id="t${i}"><summary>${escaped(file)}</summary>\n<ol>\n${names.join('\n')}\n</ol>\n</details>`
    })
    .join('\n')

/** Says tests in short: each file once, with the numbers that its tests have in the list. */
const callerOf = ({ tests }: Visits): Caller => {
  const files = [...new Set(tests.map(({ file }) => file))]
  const places = new Map(files.map((file, i) => [file, { i, first: tests.findIndex((one) => one.file === file) }]))
  return (numbers) => {
    const byFile = new Map<string, number[]>()
    for (const number of numbers) {
      const { file = '' } = tests[number] ?? {}
      const first = places.get(file)?.first ?? 0
      byFile.set(file, [...(byFile.get(file) ?? []), number - first + 1])
    }
    return [...byFile]
      .map(([file, own]) => `<a href="#t${places.get(file)?.i}">${escaped(shortOf(file))}</a> ${ranges(own)}`)
      .join('; ')
  }
}

const shortOf = (file: string): string => (file.split('/').at(-1) ?? file).replace(/\.test\.tsx?$/, '')

/** 1, 2, 3, 7 as 1–3, 7. */
const ranges = (numbers: readonly number[]): string =>
  numbers
    .filter((number, at) => number !== (numbers[at - 1] ?? Number.NaN) + 1)
    .map((from) => {
      let to = from
      while (numbers.includes(to + 1)) to += 1
      return to === from ? String(from) : `${from}–${to}`
    })
    .join(', ')

const nameOf = ({ name }: Walked['walks'][number], i: number): string => name ?? `walk ${i + 1}`

const featureOf = ({ test }: Walked): string => test.split('/').at(-2) ?? ''

const titleOf = (walked: Walked): string => {
  const feature = featureOf(walked)
  return feature === walked.machine ? feature : `${feature}: ${walked.machine}`
}

const of = ({ visited, total }: Pick<Tally, 'visited' | 'total'>): string =>
  visited === total ? String(total) : `${visited} of ${total}`

const sum = ({ walks }: Walked, what: 'paths' | 'steps'): number => walks.reduce((all, walk) => all + walk[what], 0)

const count = (machines: readonly Walked[], kind: 'states' | 'transitions'): number =>
  machines.reduce((all, walked) => all + walked[kind].total, 0)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
