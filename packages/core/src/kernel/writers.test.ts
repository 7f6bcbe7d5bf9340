import { expect, test } from 'vitest'
import { type Writer, writingAfter } from './writers.ts'

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
