import type { ScreensPort } from '@supplier/core/app/app.port'
import { expect, it } from 'vitest'
import type { ShellChunk } from '../app/shell.ts'
import { createLanguageStore } from './language/language-store.ts'
import { withViews } from './screens.ts'

const machines: ScreensPort = {
  loadScreen: async () => null,
  loadView: async () => {},
  loadPanel: () => Promise.reject(new Error('404')),
  follow: () => {},
}
const noScreen: ScreensPort = { ...machines, loadScreen: () => Promise.reject(new Error('404')) }

/** A shell whose code arrives when the test says so. */
const slowShell = () => {
  let arrive = (_: Promise<void>) => {}
  const coming = new Promise<void>((resolve) => (arrive = resolve))
  const shell: ShellChunk = { load: () => coming, read: () => null }
  return { shell, arrive }
}

const ready: ShellChunk = { load: async () => {}, read: () => null }

/** Whether something is over before the same view would be with a shell that is there. */
const isOverBefore = async (promise: Promise<unknown>) => {
  let isOver = false
  const over = () => {
    isOver = true
  }
  promise.then(over, over)
  await withViews(machines, ready, createLanguageStore()).loadView('not-found')
  return isOver
}

it('the machine of a screen is there before the shell around its view', async () => {
  const { shell } = slowShell()
  await expect(withViews(machines, shell, createLanguageStore()).loadScreen('stores')).resolves.toBe(null)
})

it('a screen can be shown once the shell around it is loaded', async () => {
  const { shell, arrive } = slowShell()
  const view = withViews(machines, shell, createLanguageStore()).loadView('not-found')
  expect(await isOverBefore(view)).toBe(false)
  arrive(Promise.resolve())
  await expect(view).resolves.toBe(undefined)
})

it('a missing machine is reported once the shell that shows the report is loaded', async () => {
  const { shell, arrive } = slowShell()
  const screen = withViews(noScreen, shell, createLanguageStore()).loadScreen('not-found')
  expect(await isOverBefore(screen)).toBe(false)
  arrive(Promise.resolve())
  await expect(screen).rejects.toThrow('404')
})
