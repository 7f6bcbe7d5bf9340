import { type AnySection, optionsOf, selectCommand, selectOptions } from '@supplier/core'
import { attributes } from '@supplier/core/sections/attributes'
import { expect, onTestFinished, test } from 'vitest'
import { openHarness } from './harness.ts'
import { openSection } from './sections.ts'

const section = attributes as unknown as AnySection
const [cotton, wool] = [
  { id: '5210', title: 'Бавовна' },
  { id: '5212', title: 'Вовна' },
]

const opened = async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, undefined, harness)
  one.actor().send({ type: 'command.chosen', command: 'replaceValue' as never, id: '521' })
  await harness.quiet()
  const dialog = one.command()
  if (dialog === null) throw new Error('no dialog')
  const type = (field: string, value: unknown) => dialog.send({ type: 'field.changed', field, value })
  const view = () => selectCommand(dialog.getSnapshot())
  return { harness, one, dialog, type, view }
}

test('the values of the attribute are offered, with how many products use them', async () => {
  const { harness, dialog } = await opened()
  dialog.send({ type: 'picker.opened', field: 'value' })
  await harness.quiet()
  const { options } = selectOptions(optionsOf(dialog)?.getSnapshot(), 'value')
  expect(options.map(({ title }) => title)).toEqual(['Бавовна', 'Льон', 'Вовна'])
  expect(options[0]?.text).toMatch(/^× \d+$/)
})

test('a value is not replaced by itself', async () => {
  const { dialog, type, view } = await opened()
  type('value', cotton)
  type('replacement', cotton)
  dialog.send({ type: 'command.confirmed' })
  expect(view().errors).toMatchObject({ replacement: { key: 'attributes.sameValue' } })
})

test('a replaced value is gone from the attribute and from its products', async () => {
  const { harness, one, dialog, type } = await opened()
  type('value', cotton)
  type('replacement', wool)
  dialog.send({ type: 'command.confirmed' })
  await harness.quiet()
  const asked = harness.sandbox.requests().find(({ method }) => method === 'DELETE')
  expect([asked?.path, asked?.status]).toEqual(['/admin-suppliers/v1/attributes/521/values/5210', 200])
  expect(one.rows().find(({ id }) => id === '521')).toMatchObject({ valueCount: 2 })
})
