import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someArticle } from '../../testing/samples/articles.ts'
import type { Article } from './articles.domain.ts'
import { isKeepable, mistakesOf } from './body/body.domain.ts'
import { editorMachine } from './editor.machine.ts'
import { selectEditor } from './editor.selectors.ts'
import type { EditorEvent } from './editor.setup.ts'

const fine = 'a'.repeat(100)
const other = `**${fine}**`
const endless = 'c'.repeat(20_001)

/** Distinguishes the texts. A key with the whole endless one would be 20 kB long, and there are thousands of keys. */
const nameOf = (body: string): string => (body.length > 20_000 ? 'endless' : body)

const articleOf = (body: string, more: Partial<Article> = {}): Article => someArticle({ body, ...more })

const bold: EditorEvent = { type: 'mark.chosen', mark: 'bold', selection: { from: 0, to: 100 } }
const refused = (status: number) => fails({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })
const silent = fromPromise(() => new Promise<never>(() => {})) as never

const model = explore(editorMachine.provide({ actors: { holdForm: silent, draft: silent, publication: silent } }), {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    supplierId: 1,
    owner: { send: () => {} },
    article: articleOf(''),
  },
  // The lock only decides how a draft is used, so other events are sent in one lock state.
  user: ({ context, value: { draft } }): readonly EditorEvent[] =>
    draft === 'claiming' || draft.kept === 'elsewhere'
      ? []
      : [
          { type: 'text.typed', body: fine },
          { type: 'text.typed', body: context.saved.body },
          { type: 'text.typed', body: endless },
          ...(context.body === fine ? [bold] : []),
          { type: 'gap.chosen', name: 'phone' },
          { type: 'text.replaced', body: fine },
          { type: 'template.chosen', body: fine },
          { type: 'template.confirmed' },
          { type: 'template.dismissed' },
          { type: 'status.chosen', target: 'published' },
          { type: 'status.chosen', target: 'hidden' },
          { type: 'retry.chosen' },
          { type: 'mine.kept' },
          { type: 'theirs.taken' },
          { type: 'article.reported', head: articleOf('', { version: 1 }) },
          { type: 'article.reported', head: articleOf('', { version: 9 }) },
          { type: 'edits.discarded' },
        ],
  childEvents: {
    holdForm: (state) =>
      state.matches({ draft: 'claiming' }) ? [{ type: 'lock.granted' }, { type: 'lock.refused' }] : [],
    draft: [
      { type: 'draft.found', texts: {} },
      { type: 'draft.found', texts: { body: fine, version: '1' } },
      { type: 'draft.found', texts: { body: fine, version: '0' } },
    ],
  },
  world: {
    holdForm: (state) => (state.matches({ draft: 'claiming' }) ? [breaks()] : []),
    draft: ({ context }) => (context.body === context.saved.body && context.next === null ? [breaks()] : []),
    saveArticle: ({ context }) => [gives(articleOf(context.sent.at(-1) ?? '')), fails(), refused(409), refused(422)],
    fetchArticle: ({ context }) => [
      gives(articleOf(fine)),
      gives(articleOf(other)),
      gives(articleOf(context.body, { status: 'hidden', version: 2 })),
      fails(),
    ],
    publication: ({ context }) => [
      gives({ isFulfilled: true, article: articleOf(context.saved.body, { status: 'hidden' }), failure: null }),
      gives({ isFulfilled: false, article: null, failure: { kind: 'refused', status: 409, texts: [], fields: {} } }),
      gives({ isFulfilled: false, article: null, failure: null }),
      breaks(),
    ],
  },
  project: ({ saved, body, sent, target, theirs, template, next }) => [
    nameOf(saved.body),
    nameOf(body),
    saved.status,
    sent.at(-1) === body,
    target,
    theirs !== null,
    template !== null,
    next !== null,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('editor', model.coverage)
})

test('a text that is too long is never sent', () => {
  const sends = model.movesWhere(({ from, to }) => !from.matches({ text: 'saving' }) && to.matches({ text: 'saving' }))
  for (const { to } of sends) expect(isKeepable(to.context.sent.at(-1) ?? endless)).toBe(true)
})

test('an article with mistakes is never published', () => {
  const targets = model.movesWhere(({ from, to }) => from.context.target === null && to.context.target === 'published')
  for (const { to } of targets) expect(mistakesOf(to.context.body)).toEqual([])
})

test('a response never overwrites unsaved text, except with a replacement text after the unsaved one was saved', () => {
  const answers = model.moves.filter(({ event }) => /^xstate\.(done|error)\.actor\./.test(event))
  const replaced = answers.filter(
    ({ from, to }) => from.context.body !== from.context.saved.body && to.context.body !== from.context.body,
  )
  expect(replaced).not.toEqual([])
  for (const { from, to } of replaced) {
    expect(to.context.body).toBe(from.context.next)
    expect(['', to.context.saved.body]).toContain(from.context.body)
  }
})

test('taking the other copy, a template or an earlier version never loses unsaved text', () => {
  const wanted = /^(theirs\.taken|template\.(chosen|confirmed)|text\.replaced)$/
  const replaced = model.movesWhere(
    ({ event, from, to }) => wanted.test(event) && to.context.body !== from.context.body,
  )
  for (const { from } of replaced) expect(['', from.context.saved.body]).toContain(from.context.body)
})

test('the text can be saved from every state', () => {
  expect(model.trapsFor(({ context }) => context.body === context.saved.body)).toEqual([])
})

test('a conflict opens its dialog, and nothing is published meanwhile', () => {
  const conflicts = model.pathsWhere(({ state }) => state.matches({ text: 'conflict' }))
  for (const { state } of conflicts) {
    expect(selectEditor(state).dialog).toMatchObject({ open: 'conflict' })
    expect(state.context.target).toBeNull()
  }
})

test('the screen knows about the editor’s dialog exactly while it is open', () => {
  const told = model.paths.map(({ state }) => state.matches({ dialog: 'open' }))
  const asked = model.paths.map(({ state }) => selectEditor(state).dialog.open !== 'none')
  expect(asked).toContain(true)
  expect(told).toEqual(asked)
})
