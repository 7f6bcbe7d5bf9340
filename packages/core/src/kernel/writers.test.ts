import { expect, test } from 'vitest'
import { endsWithScreen, ofScreen, type Writer, writers, writingAfter } from './writers.ts'

const both: readonly Writer[] = ['notificationSettings', 'outbox']

test.each<[readonly Writer[], Writer, boolean, readonly Writer[]]>([
  [[], 'outbox', true, ['outbox']],
  [['outbox'], 'outbox', true, ['outbox']],
  [['outbox'], 'notificationSettings', true, both],
  [['notificationSettings'], 'outbox', true, both],
  [both, 'outbox', false, ['notificationSettings']],
  [['notificationSettings'], 'outbox', false, ['notificationSettings']],
  [['outbox'], 'outbox', false, []],
  [['outbox'], 'link', true, ['outbox', 'link']],
])('%j, and then %s: %s', (writing, by, isUnderWay, then) => {
  expect(writingAfter(writing, { type: 'writes.changed', by, isUnderWay })).toEqual(then)
})

test.each<[Writer, boolean]>([
  ['notificationSettings', false],
  ['outbox', false],
  ['link', false],
  ['avatar', true],
  ['background', true],
  ['payouts', true],
  ['articles', true],
])('what %s has on its way ends with the open screen: %s', (writer, ends) => {
  expect([endsWithScreen([writer]), ofScreen(writers).includes(writer)]).toEqual([ends, ends])
  expect(writingAfter([], { type: 'writes.changed', by: writer, isUnderWay: true })).toEqual([writer])
})
