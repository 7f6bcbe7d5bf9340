import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { birth, sent, shot } from './testing.ts'
import { translations as t } from './translations.ts'
import { Viewer } from './Viewer.tsx'
import { viewerMachine } from './viewer.machine.ts'
import { layOut } from './wiring/dagre.ts'

const log = [
  birth('x:0'),
  sent(undefined, 'x:0', 'switch.pressed'),
  shot('x:0', 'on', { times: 1 }),
  sent(undefined, 'x:0', 'switch.pressed', 2500),
  shot('x:0', 'off', { times: 2 }),
]

/** The virtual list renders only visible rows, and happy-dom gives every box a size of 0. */
beforeEach(() => {
  for (const side of ['clientHeight', 'clientWidth', 'offsetHeight', 'offsetWidth'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 400 })
})

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
  const image = await screen.findByRole('img', { name: /^Statechart of lamp/ })
  return [...image.querySelectorAll('[data-lit]')].map((state) => state.getAttribute('data-state'))
}

const key = (name: string) => fireEvent.keyDown(document.body, { key: name })

test('the newest state is highlighted, and changed values are marked', async () => {
  opened()
  expect(await lit()).toEqual(['off'])
  const context = screen.getByRole('region', { name: t.context.label })
  expect(within(context).getByText('changed').closest('[data-path]')?.getAttribute('data-path')).toBe('times')
})

test('the arrow keys move through the steps, and the space key plays them', async () => {
  const actor = opened()
  await lit()
  key('ArrowLeft')
  key('ArrowLeft')
  expect(await lit()).toEqual(['on'])
  expect(screen.getByText('3 / 5')).toBeTruthy()
  key(' ')
  expect(screen.getByRole('button', { name: t.timeline.pause })).toBeTruthy()
  key(' ')
  expect(actor.getSnapshot().matches({ position: 'resting' })).toBe(true)
})

test('choosing a message shows its step', async () => {
  opened()
  await lit()
  const [first] = screen.getAllByRole('button', { name: /outside → lamp/ })
  if (first) fireEvent.click(first)
  expect(screen.getByText('2 / 5')).toBeTruthy()
  expect(await lit()).toEqual(['off'])
})

test('a text is found in a context, and Enter goes to where it came in', async () => {
  opened()
  await lit()
  const field = screen.getByRole('searchbox', { name: t.search.label })
  fireEvent.change(field, { target: { value: 'times' } })
  expect(screen.getByText('1 of 1')).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  expect(screen.getByText('3 / 5')).toBeTruthy()
})

test('Shift with an arrow goes to the last change of the selected actor', async () => {
  opened()
  await lit()
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', shiftKey: true })
  expect(screen.getByText('3 / 5')).toBeTruthy()
})

test('a page of another origin is shown only after the person has agreed', async () => {
  const actor = opened([])
  act(() => actor.send({ type: 'origin.asked', origin: 'http://localhost:3000' }))
  expect(screen.getByRole('alert').textContent).toContain('http://localhost:3000')
  fireEvent.click(screen.getByRole('button', { name: t.source.refuse }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without a source, the page explains how to connect one', () => {
  opened([])
  expect(screen.getByText(t.source.emptyTitle)).toBeTruthy()
  expect(screen.getByRole('link', { name: t.source.openPanel }).getAttribute('href')).toBe('/?inspect=own')
})

test('a file that is not a recording is reported on the page', async () => {
  const actor = opened([])
  act(() => actor.send({ type: 'file.chosen', file: new File(['?'], 'photo.png') }))
  expect((await screen.findByRole('alert')).textContent).toBe('This is no recording of the panel.')
  expect(actor.getSnapshot().matches({ source: 'live' })).toBe(true)
})
