import { pathOf, selectCommand } from '@supplier/core'
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

test('a token and what was typed into a key are in no storage, draft, recording, log, toast or address', async () => {
  const typed = 'prom-planted-7c1d90aa'
  const harness = openHarness({ scenario: 'default', isRecorded: true })
  onTestFinished(harness.closeAll)
  const section = await openSection(integrations, undefined, harness)
  section.actor().send({ type: 'command.chosen', command: 'rotate', id: '1604' })
  // The answer is lost once, so the secret comes with the repetition.
  harness.fault({ kind: 'applied-then-reset', method: 'POST', path: '/admin-suppliers/v1/integrations/1604/rotate' })
  section.command()?.send({ type: 'command.confirmed' })
  await harness.quiet()
  section.command()?.send({ type: 'command.confirmed' })
  await harness.quiet()
  const dialog = section.command()
  const told = dialog && selectCommand(dialog.getSnapshot()).told
  const secret = told && 'values' in told ? String(told.values?.['secret']) : ''
  expect(secret).toMatch(/^sk_[0-9a-f]{40}$/)
  await section.closeTold()
  const { tab } = section
  tab.visit(pathOf({ to: 'integration-create' }))
  await harness.quiet()
  section.type({ kind: 'prom', title: 'Крамниця на Prom', credential: typed })
  await harness.pass(1000)
  const drafts = [...harness.entries.values()].join()
  expect(drafts).toContain('Крамниця на Prom')
  await section.submit()
  await harness.pass(4000)
  const sent = harness.sandbox.requests().filter(({ method }) => method === 'POST')
  expect(sent.map(({ path }) => path)).toContain('/admin-suppliers/v1/integrations')
  const recording = tab.recorder?.text() ?? ''
  expect(recording).toContain('integrations')
  const text = [
    recording,
    drafts,
    ...harness.entries.values(),
    ...tab.tabEntries.values(),
    ...tab.cookies.values(),
    ...tab.notes,
    ...tab.sent(),
    ...tab.history,
    ...tab.copied,
    JSON.stringify(harness.sandbox.requests()),
  ].join('\n')
  for (const planted of [secret, typed]) expect(text).not.toContain(planted)
})
