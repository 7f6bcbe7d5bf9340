import { type Act, type Control, type Flow, FlowError } from '@supplier/core/flows/flow'
import type { ScenarioName } from '../world/names.ts'

interface Writing {
  readonly name: string
  readonly scenario: ScenarioName
}

/**
 * The source of a browser test that repeats what a person did while these recordings were made, one for each time that
 * the page was loaded. It finds controls by role and name.
 */
export const playwrightOf = (flows: readonly Flow[], { name, scenario }: Writing): string => {
  const [first] = flows
  if (first === undefined || flows.every(({ acts = [] }) => acts.length === 0)) {
    throw new FlowError('This recording has no acts of a person: it was made in Node, or is masked.')
  }
  const isSeated = (startOf(first)['session'] ?? null) !== null
  const lines = flows.flatMap((flow) => [
    `  await page.goto(${quoted(String(startOf(flow)['href']))})`,
    ...(flow.acts ?? []).map((act) => `  await ${callOf(act)}`),
  ])
  const fixtures = isSeated ? './seated.ts' : './app.ts'
  const world = `
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => use(createSandbox({ scenario: ${quoted(scenario)} })),
})
`
  return `import { createSandbox } from '@supplier/test-fixtures'
import { test as base, expect } from ${quoted(fixtures)}
${world}
test(${quoted(name.replaceAll('-', ' '))}, async ({ page }) => {
${lines.join('\n')}
  await expect(page).toHaveURL(${quoted(lastAddressIn(flows))})
})
`
}

const startOf = ({ start }: Flow) => start as Readonly<Record<string, unknown>>

/** The address that the app wrote last. */
const lastAddressIn = (flows: readonly Flow[]): string => {
  const last = flows.at(-1)
  const written = last?.steps.flatMap(({ does = [] }) =>
    does.flatMap(([of, input]) => (of === 'navigation.writeAddress' ? [input as { readonly href?: unknown }] : [])),
  )
  const href = written?.at(-1)?.href
  return typeof href === 'string' ? href : String(last && startOf(last)['href'])
}

const callOf = (act: Act): string => {
  if (act.act === 'key') return `page.keyboard.press(${quoted(act.key)})`
  if (act.act === 'pressed') return `${locatorOf(act.on)}.click()`
  if (act.act === 'filled') return `${locatorOf(act.on)}.fill(${quoted(act.text)})`
  if (act.act === 'chose') return `${locatorOf(act.on)}.selectOption({ label: ${quoted(act.option)} })`
  const short = act.files.find(({ size, head }) => size * 2 > head.length)
  if (short) throw new FlowError(`Only the beginning of ${short.name} was recorded, so no test can choose it.`)
  const files = act.files.map(
    ({ name, type, head }) =>
      `{ name: ${quoted(name)}, mimeType: ${quoted(type)}, buffer: Buffer.from(${quoted(head)}, 'hex') }`,
  )
  return `${within(act)}.locator('input[type=file]').nth(${act.at}).setInputFiles([${files.join(', ')}])`
}

const within = ({ isInDialog }: Pick<Control, 'isInDialog'>): string =>
  isInDialog ? "page.getByRole('dialog').last()" : 'page'

const locatorOf = (control: Control): string => {
  const found = `${within(control)}.getByRole(${quoted(control.role)}, { name: ${quoted(control.name)}, exact: true })`
  return control.nth === undefined ? found : `${found}.nth(${control.nth})`
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`
