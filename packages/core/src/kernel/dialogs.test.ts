import { expect, test } from 'vitest'
import { type DialogChanged, type DialogTeller, openAfter } from './dialogs.ts'

const tells = (by: DialogTeller, isOpen: boolean): DialogChanged => ({ type: 'dialog.changed', by, isOpen })

test.each<[string, readonly DialogTeller[], DialogChanged, readonly DialogTeller[]]>([
  ['one opens', [], tells('screen', true), ['screen']],
  ['one is told of twice', ['screen'], tells('screen', true), ['screen']],
  ['another one opens', ['link'], tells('avatar', true), ['avatar', 'link']],
  ['one closes, and the other stays', ['avatar', 'link'], tells('avatar', false), ['link']],
  ['one closes that was not open', ['screen'], tells('link', false), ['screen']],
])('%s', (_, open, news, after) => {
  expect(openAfter(open, news)).toEqual(after)
})
