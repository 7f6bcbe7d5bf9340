import type { ScreensPort } from '@supplier/core'
import { expect, it } from 'vitest'
import type { ShellChunk } from '../app/shell.ts'
import { createLanguageStore } from '../i18n/language-store.ts'
import { withViews } from './screens.ts'

const machines: ScreensPort = {
  loadScreen: async () => null,
  loadView: async () => {},
  loadPanel: () => Promise.reject(new Error('404')),
}
const noScreen: ScreensPort = { ...machines, loadScreen: () => Promise.reject(new Error('404')) }

/** A shell whose code arrives when the test says so. */
const slowShell = () => {
  let arrive = (_: Promise<void>) => {}
  const coming = new Promise<void>((resolve) => (arrive = resolve))
  const shell: ShellChunk = { load: () => coming, read: () => null }
  return { shell, arrive }
}

const isSettled = async (promise: Promise<unknown>) => {
  const settled = promise.then(
    () => true,
    () => true,
  )
  return Promise.race([settled, new Promise((resolve) => setTimeout(() => resolve(false), 0))])
}

it('the machine of a screen is there before the shell around its view', async () => {
  const { shell } = slowShell()
  await expect(withViews(machines, shell, createLanguageStore()).loadScreen('stores')).resolves.toBe(null)
})

it('a screen can be shown once the shell around it is loaded', async () => {
  const { shell, arrive } = slowShell()
  const view = withViews(machines, shell, createLanguageStore()).loadView('not-found')
  expect(await isSettled(view)).toBe(false)
  arrive(Promise.resolve())
  await expect(view).resolves.toBe(undefined)
})

it('a missing machine is reported once the shell that shows the report is loaded', async () => {
  const { shell, arrive } = slowShell()
  const screen = withViews(noScreen, shell, createLanguageStore()).loadScreen('not-found')
  expect(await isSettled(screen)).toBe(false)
  arrive(Promise.resolve())
  await expect(screen).rejects.toThrow('404')
})
