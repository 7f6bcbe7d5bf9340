import { expect, test } from 'vitest'
import { type Bar, type BarNews, barNews, barredAfter, bars, waitingFor } from './bars.ts'

test.each<[string, readonly Bar[], BarNews, readonly Bar[]]>([
  ['one comes', [], barNews(true, 'prompt'), ['prompt']],
  ['one comes twice', ['prompt'], barNews(true, 'prompt'), ['prompt']],
  ['one that goes first comes later', ['prompt'], barNews(true, 'screen'), ['screen', 'prompt']],
  ['one goes', ['screen', 'paywall'], barNews(false, 'screen'), ['paywall']],
  ['one goes that was not there', ['leaving'], barNews(false, 'paywall'), ['leaving']],
])('%s', (_, barredBy, news, after) => {
  expect(barredAfter(barredBy, news)).toEqual(after)
})

test('whatever comes first, what a person has caused goes before what the panel asks for', () => {
  const order = ['screen', 'leaving', 'money', 'prompt', 'paywall']
  const comes = (barredBy: readonly Bar[], by: Bar) => barredAfter(barredBy, barNews(true, by))
  expect([bars.reduce(comes, []), bars.toReversed().reduce(comes, [])]).toEqual([order, order])
})

/** Who shows what; the paywall and the prompts take turns without it. */
const shows: Readonly<Record<string, Bar>> = {
  leaving: 'leaving',
  reconciler: 'money',
  onboarding: 'prompt',
  subscription: 'paywall',
}

test.each(bars)('%s is waited for by nobody who goes before it, and by the dialogs of the frame', (bar) => {
  const waiting = waitingFor[bar].flatMap((part) => shows[part] ?? [])
  expect(waiting.filter((other) => bars.indexOf(other) <= bars.indexOf(bar))).toEqual([])
  expect(waitingFor[bar]).toContain('shell')
})
