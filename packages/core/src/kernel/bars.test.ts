import { expect, test } from 'vitest'
import { type Bar, type BarNews, barNews, barredAfter } from './bars.ts'

test.each<[string, readonly Bar[], BarNews, readonly Bar[]]>([
  ['one comes', [], barNews(true, 'prompt'), ['prompt']],
  ['one comes twice', ['prompt'], barNews(true, 'prompt'), ['prompt']],
  ['one that goes first comes later', ['prompt'], barNews(true, 'screen'), ['screen', 'prompt']],
  ['one goes', ['screen', 'paywall'], barNews(false, 'screen'), ['paywall']],
  ['one goes that was not there', ['leaving'], barNews(false, 'paywall'), ['leaving']],
])('%s', (_, barredBy, news, after) => {
  expect(barredAfter(barredBy, news)).toEqual(after)
})
