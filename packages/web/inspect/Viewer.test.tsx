import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { birth, sent, shot } from './testing.ts'
import { Viewer } from './Viewer.tsx'
import { viewerMachine } from './viewer.machine.ts'
import { layOut } from './wiring/dagre.ts'
import { words } from './words.ts'

const log = [
  birth('x:0'),
  sent(undefined, 'x:0', 'switch.pressed'),
  shot('x:0', 'on', { times: 1 }),
  sent(undefined, 'x:0', 'switch.pressed', 2500),
  shot('x:0', 'off', { times: 2 }),
]

/** A list that is drawn by what can be seen of it needs a box that has a size. */
beforeEach(() => {
  for (const side of ['clientHeight', 'clientWidth', 'offsetHeight', 'offsetWidth'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 400 })
})

afterEach(cleanup)

const opened = (entries = log) => {
  const actor = createActor(
    viewerMachine.provide({
      actors: {
        followPanel: fromCallback(({ sendBack }) => sendBack({ type: 'entries.arrived', entries } as never)),
        readRecording: fromPromise(async () => Promise.reject(new Error('This is no recording of the panel.'))),
        layOut: fromPromise(({ input }) => layOut(input)),
      },
    }),
  ).start()
  render(<Viewer actor={actor} />)
  return actor
}

const lit = async (): Promise<readonly (string | null)[]> => {
  const picture = await screen.findByRole('img', { name: /^Statechart of lamp/ })
  return [...picture.querySelectorAll('[data-lit]')].map((state) => state.getAttribute('data-state'))
}

const key = (name: string) => fireEvent.keyDown(document.body, { key: name })

test('the newest state is lit, and what has changed is marked', async () => {
  opened()
  expect(await lit()).toEqual(['off'])
  const context = screen.getByRole('region', { name: words.context.label })
  expect(within(context).getByText('changed').closest('[data-path]')?.getAttribute('data-path')).toBe('times')
})

test('arrows lead through the steps, space plays', async () => {
  const actor = opened()
  await lit()
  key('ArrowLeft')
  key('ArrowLeft')
  expect(await lit()).toEqual(['on'])
  expect(screen.getByText('3 / 5')).toBeTruthy()
  key(' ')
  expect(screen.getByRole('button', { name: words.timeline.pause })).toBeTruthy()
  key(' ')
  expect(actor.getSnapshot().matches({ position: 'resting' })).toBe(true)
})

test('a message that is chosen is the step that is shown', async () => {
  opened()
  await lit()
  const [first] = screen.getAllByRole('button', { name: /outside → lamp/ })
  if (first) fireEvent.click(first)
  expect(screen.getByText('2 / 5')).toBeTruthy()
  expect(await lit()).toEqual(['off'])
})

test('while nobody is there, the page says what to do', () => {
  opened([])
  expect(screen.getByText(words.source.emptyTitle)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.source.openPanel }).getAttribute('href')).toBe('/?inspect=own')
})

test('a file that is no recording says so in its place', async () => {
  const actor = opened([])
  act(() => actor.send({ type: 'file.chosen', file: new File(['?'], 'photo.png') }))
  expect((await screen.findByRole('alert')).textContent).toBe('This is no recording of the panel.')
  expect(actor.getSnapshot().matches({ source: 'live' })).toBe(true)
})
