import { selectCommand } from '@supplier/core'
import { integrations } from '@supplier/core/sections/integrations'
import { expect, onTestFinished, test } from 'vitest'
import { openHarness } from './harness.ts'
import { openSection } from './sections.ts'

const begin = async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  return { harness, section: await openSection(integrations, undefined, harness) }
}

test('a new secret is shown once, and is in no storage, address or list', async () => {
  const { harness, section } = await begin()
  const actor = section.actor()
  actor.send({ type: 'command.chosen', command: 'rotate', id: '1604' })
  section.command()?.send({ type: 'command.confirmed' })
  await harness.quiet()
  const dialog = section.command()
  const told = dialog && selectCommand(dialog.getSnapshot()).told
  const secret = told && 'values' in told ? String(told.values?.['secret']) : ''
  expect(secret).toMatch(/^sk_[0-9a-f]{40}$/)
  await section.closeTold()
  expect(section.command()).toBe(null)
  const kept = JSON.stringify([[...harness.entries], section.tab.address(), section.rows()])
  expect([kept.includes(secret), kept.includes(secret.slice(-4))]).toEqual([false, true])
})

test('a webhook whose address has not answered for three days is off and says so', async () => {
  const { harness, section } = await begin()
  harness.sandbox.setWorld((world) => ({ ...world, isOutsideAway: true }))
  await section.choose('test', '1603')
  harness.sandbox.clock.move(3 * 24 * 3_600_000)
  section.actor().send({ type: 'data.invalidated' })
  await harness.quiet()
  expect(section.rows().find(({ id }) => id === '1603')).toMatchObject({
    status: 'paused',
    problems: ['Вимкнено: три дні поспіль адреса не відповідала.'],
  })
})
