import { memoryStore } from '@supplier/core/adapters/memory/kernel.memory'
import { isAuthRoute, pathOf, routeNames, routeOf } from '@supplier/core/kernel/routes'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { opened } from '../../testing/opened.tsx'
import { pressAll } from '../../testing/presses.ts'
import { settle } from '../../testing/settle.ts'

const plain = routeNames.filter((name) => {
  const { path, redirect } = routeOf(name)
  return !isAuthRoute(name) && redirect === undefined && !path.includes(':') && name !== 'not-found'
})

// Each page is read again, and every answer of the server is held, so that whatever waits for one is waiting.
test.each(plain)('on %s no control that can be pressed sends an event that no state hears', async (name) => {
  const sandbox = createSandbox({ scenario: 'default' })
  let isHeld = false
  let pending = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isHeld) return new Promise(() => {})
    pending += 1
    try {
      return await sandbox.fetch(input, init)
    } finally {
      pending -= 1
    }
  }
  const local = memoryStore(new Map([['user', await seatOf(sandbox)]]))
  const app = opened({ href: pathOf({ to: name } as never), fetch, local })
  await waitFor(() => expect(document.querySelector('main')?.querySelector('h1, h2, button, input')).toBeTruthy())
  await settle(() => pending > 0)
  isHeld = true
  act(() => app.send({ type: 'data.invalidated' }))
  expect(pressAll()).toEqual([])
})

test('a press that no state hears is found', () => {
  const actor = createActor(
    createMachine({ id: 'deaf', initial: 'idle', states: { idle: { on: { heard: {} } } } }),
  ).start()
  const pressed = (type: 'heard' | 'lost') => {
    const { container } = render(
      <main>
        <button type="button" onClick={() => actor.send({ type })}>
          {type}
        </button>
      </main>,
    )
    const found = pressAll()
    container.remove()
    return found
  }
  expect(pressed('heard')).toEqual([])
  expect(pressed('lost')).toEqual([{ machine: 'deaf', event: 'lost', control: 'lost' }])
})
