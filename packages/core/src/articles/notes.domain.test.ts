import { expect, test } from 'vitest'
import type { ArticleType } from './articles.domain.ts'
import { isAsked, type Notes, withDialog, withWork } from './notes.domain.ts'

type Dialogs = Notes['dialogs']

const nothing: Notes = { unsaved: [], dialogs: [] }

test.each<[readonly ArticleType[], ArticleType, boolean, readonly ArticleType[]]>([
  [[], 'offer', true, ['offer']],
  [['offer'], 'about', true, ['about', 'offer']],
  [['about', 'offer'], 'about', false, ['offer']],
  [['offer'], 'about', false, ['offer']],
])('with %j unsaved, a report that %s is unsaved: %s', (unsaved, of, isUnsaved, then) => {
  expect(withWork({ ...nothing, unsaved }, { type: 'edits.reported', of, isUnsaved })).toEqual({ unsaved: then })
})

const editor: Dialogs[number] = { of: 'about', by: 'editor' }
const texts: Dialogs[number] = { of: 'about', by: 'texts' }
const offer: Dialogs[number] = { of: 'offer', by: 'editor' }

test.each<[Dialogs, Dialogs[number], boolean, Dialogs]>([
  [[], editor, true, [editor]],
  [[editor], editor, true, [editor]],
  [[editor], texts, true, [editor, texts]],
  [[editor, texts, offer], texts, false, [editor, offer]],
  [[editor, offer], editor, false, [offer]],
  [[offer], editor, false, [offer]],
])('with the dialogs %j, %j opens: %s', (dialogs, one, isOpen, then) => {
  expect(withDialog({ ...nothing, dialogs }, { type: 'dialog.reported', ...one, isOpen })).toEqual({ dialogs: then })
})

test.each<[Dialogs, ArticleType | null, boolean]>([
  [[offer], 'offer', true],
  [[offer], 'about', false],
  [[offer], null, false],
  [[], 'offer', false],
])('with the dialogs %j and %s open, the screen shows a dialog: %s', (dialogs, openType, expected) => {
  expect(isAsked({ ...nothing, dialogs, openType })).toBe(expected)
})
