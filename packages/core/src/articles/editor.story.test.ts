import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import type { Article } from './articles.domain.ts'
import { type EditorEvent, editorMachine } from './editor.machine.ts'

const fine = 'a'.repeat(100)
const other = 'b'.repeat(100)
const endless = 'c'.repeat(20_001)

const articleOf = (body: string, news: Partial<Article> = {}): Article => ({
  type: 'about',
  status: 'published',
  isRequired: true,
  hasChanges: false,
  updatedAt: null,
  publishedAt: null,
  copies: 0,
  version: 1,
  body,
  ...news,
})

const editing = (article: Article) =>
  lifeOf(editorMachine, {
    trunk: { send: () => {} },
    owner: { send: () => {} },
    clock: { now: () => 7 },
    supplierId: 1,
    article,
  })

type Story = readonly (EditorEvent | Happening)[]

const typed = (body: string): EditorEvent => ({ type: 'text.typed', body })
const bold: EditorEvent = { type: 'mark.chosen', mark: 'bold', selection: { from: 0, to: 1 } }
/** Something other than letters stands in it. */
const marked = expect.stringMatching(/[^ab]/)
const publish: EditorEvent = { type: 'status.chosen', wish: 'published' }
const hide: EditorEvent = { type: 'status.chosen', wish: 'hidden' }
const refusal = (status: number) => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null }) as const
const ended = (isFulfilled: boolean, more: object = {}) =>
  answers('publication', { isFulfilled, article: null, failure: null, ...more })
const found = (texts: Record<string, string>): EditorEvent => ({ type: 'draft.found', texts })

const sending = [typed(fine), runsOut('typingPauses')] as const
const arrived = answers('saveArticle', articleOf(fine, { version: 2 }))
const failed = [...sending, refuses('saveArticle')] as const
const refused = [...sending, refuses('saveArticle', refusal(422))] as const
const comparing = [...sending, refuses('saveArticle', refusal(409))] as const
const conflict = [...comparing, answers('compareArticle', articleOf(other, { version: 5 }))] as const
const changing = [hide] as const

/** A published article with nothing in it. */
const written = editing(articleOf(''))
/** One that was published with a text. */
const full = editing(articleOf(other))

test.each<[string, Story, object]>([
  ['an opened text asks what an earlier visit left', [], { state: { text: 'resting' }, said: ['asks draft'] }],
  [
    'what is typed waits in this browser, and is told to be unsaved once',
    [typed(fine)],
    { state: { text: 'pausing', work: 'unsaved' }, said: ['draft work.typed', 'owner work.noted'] },
  ],
  [
    'each letter puts saving off',
    [typed('a'), typed(fine)],
    { state: { text: 'pausing' }, said: ['draft work.typed'], timers: [expect.stringContaining('typingPauses')] },
  ],
  [
    'it is sent when typing pauses',
    sending,
    { state: { text: 'saving' }, said: ['asks saveArticle'], context: { sent: fine } },
  ],
  [
    'what arrived is told, and waits here no longer',
    [...sending, arrived],
    {
      state: { text: 'resting', work: 'settled' },
      said: ['owner article.learned', 'draft work.settled', 'owner work.noted'],
      context: { savedAt: 7, saved: { version: 2 } },
    },
  ],
  [
    'what was typed meanwhile is sent after it',
    [...sending, typed(other), arrived],
    { state: { text: 'pausing', work: 'unsaved' }, said: ['owner article.learned', 'draft work.typed'] },
  ],
  ['what was taken back is not sent', [typed(fine), typed('')], { state: { text: 'resting', work: 'settled' } }],
  ['a text that is too long waits', [typed(endless)], { state: { text: 'tooLong', work: 'unsaved' } }],
  ['it is sent once it is shorter', [typed(endless), typed(fine)], { state: { text: 'pausing' } }],
  ['or not, when nothing is left of it', [typed(endless), typed('')], { state: { text: 'resting' } }],
  ['it grows too long while it waits', [typed(fine), typed(endless)], { state: { text: 'tooLong' } }],
  [
    'hiding asks nothing of a text',
    [typed(endless), hide],
    { state: { text: 'changing' }, said: ['asks publication'] },
  ],
  [
    'a save nobody asked for fails with a note only',
    failed,
    { state: { text: 'failed' }, said: ['trunk fault.noted'], context: { tries: 1, failure: { kind: 'unreachable' } } },
  ],
  [
    'whoever pressed a button hears why nothing came of it',
    [typed(fine), hide, refuses('saveArticle')],
    { state: { text: 'failed' }, said: ['trunk failure.met'], context: { wish: null, tries: 1 } },
  ],
  ['it is tried again by itself', [...failed, runsOut('pauseEnds')], { state: { text: 'saving' } }],
  ['or at once', [...failed, { type: 'retry.chosen' }], { state: { text: 'saving' }, said: ['asks saveArticle'] }],
  [
    'a new letter begins anew after a failure',
    [...failed, typed(other)],
    { state: { text: 'pausing' }, said: ['draft work.typed'], context: { body: other } },
  ],
  [
    'so does another text',
    [...failed, { type: 'text.replaced', body: other }],
    { state: { text: 'pausing' }, said: ['draft work.typed'], context: { body: other, isFresh: true } },
  ],
  [
    'a wish sends what has failed before',
    [...failed, hide],
    { state: { text: 'saving' }, context: { wish: 'hidden' } },
  ],
  [
    'what the server refuses is not sent again by itself',
    refused,
    { state: { text: 'refused' }, said: ['trunk fault.noted'], context: { tries: 1 } },
  ],
  ['but when asked to', [...refused, { type: 'retry.chosen' }], { state: { text: 'saving' } }],
  ['or when a wish waits for it', [...refused, hide], { state: { text: 'saving' } }],
  [
    'or when another text took its place',
    [...refused, { type: 'text.replaced', body: other }],
    { state: { text: 'pausing' }, said: ['draft work.typed'], context: { body: other, isFresh: true } },
  ],
  [
    'a template that is saved already leaves nothing to send',
    [...refused, { type: 'template.chosen', body: '' }, { type: 'template.confirmed' }],
    { state: { text: 'resting', work: 'settled' } },
  ],
  [
    'or marked',
    [...refused, bold],
    { state: { text: 'pausing' }, said: ['draft work.typed'], context: { body: marked } },
  ],
  [
    'a mark begins anew after a failure as well',
    [...failed, bold],
    { state: { text: 'pausing' }, said: ['draft work.typed'], context: { body: marked } },
  ],
  [
    'and puts saving off like a letter',
    [typed(fine), bold],
    {
      state: { text: 'pausing' },
      said: ['draft work.typed'],
      timers: [expect.stringContaining('typingPauses')],
      context: { body: marked },
    },
  ],
  ['or when it was changed', [...refused, typed(other)], { state: { text: 'pausing' }, said: ['draft work.typed'] }],
  [
    'nothing is left to send once a refused text is thrown away',
    [...refused, typed('')],
    { state: { text: 'resting' } },
  ],
  [
    'discarding throws away what was typed and not saved',
    [typed(fine), { type: 'work.discarded' }],
    {
      state: { text: 'resting', work: 'settled' },
      said: ['draft work.settled', 'owner work.noted'],
      context: { body: '' },
    },
  ],
  [
    'a save of an older version looks what stands there',
    comparing,
    { state: { text: 'comparing' }, said: ['asks compareArticle'] },
  ],
  [
    'its own text there means that it arrived',
    [...comparing, answers('compareArticle', articleOf(fine, { version: 2 }))],
    {
      state: { text: 'resting', work: 'settled' },
      said: ['owner article.learned', 'draft work.settled', 'owner work.noted'],
      context: { saved: { version: 2 } },
    },
  ],
  [
    'another text there asks which one counts',
    conflict,
    {
      state: { text: 'conflict', dialog: 'open' },
      said: ['owner dialog.noted'],
      events: [{ by: 'editor', isOpen: true }],
      context: { theirs: { body: other } },
    },
  ],
  [
    'no look, no conflict: it has failed',
    [...comparing, refuses('compareArticle')],
    { state: { text: 'failed' }, said: ['trunk fault.noted'], context: { tries: 1 } },
  ],
  [
    'who keeps their text sends it over the other one',
    [...conflict, { type: 'mine.kept' }],
    {
      state: { text: 'pausing', dialog: 'none' },
      said: ['owner dialog.noted'],
      events: [{ by: 'editor', isOpen: false }],
      context: { body: fine, isFresh: true, theirs: null, saved: { version: 5 } },
    },
  ],
  [
    'who takes the other one has it, and nothing unsaved',
    [...conflict, { type: 'theirs.taken' }],
    {
      state: { text: 'resting', work: 'settled' },
      said: ['owner article.learned', 'draft work.settled', 'owner work.noted', 'owner dialog.noted'],
      context: { body: other, saved: { version: 5 } },
    },
  ],
  [
    'a conflict takes no template',
    [...conflict, { type: 'template.chosen', body: 'x' }],
    { context: { template: null } },
  ],
  ['and no wish', [...conflict, hide], { state: { text: 'conflict' }, context: { wish: null } }],
  [
    'publishing sends the text first, without a pause',
    [typed(fine), publish],
    { state: { text: 'saving' }, said: ['asks saveArticle'], context: { wish: 'published' } },
  ],
  ['and then shows it', [typed(fine), publish, arrived], { state: { text: 'changing' } }],
  [
    'what breaks a rule is not published, and is told why',
    [typed('short'), publish],
    { state: { text: 'pausing' }, context: { wish: null, mistakes: [expect.anything()] } },
  ],
  [
    'a wish that came true is told to everyone',
    [...changing, ended(true, { article: articleOf('', { status: 'hidden' }) })],
    {
      state: { text: 'resting' },
      said: ['trunk success.met', 'trunk setup.outdated', 'owner wish.fulfilled'],
      context: { wish: null, saved: { status: 'hidden' } },
    },
  ],
  [
    'a wish about an older version looks what stands there',
    [...changing, ended(false, { failure: refusal(409) })],
    { state: { text: 'comparing' }, context: { wish: null } },
  ],
  [
    'a refused wish is over, and told why',
    [...changing, ended(false, { failure: refusal(422) })],
    { state: { text: 'resting' }, said: ['trunk failure.met'], context: { wish: null } },
  ],
  [
    'so is one that breaks',
    [...changing, breaksDown('publication')],
    { state: { text: 'resting' }, said: ['trunk failure.met'], context: { wish: null } },
  ],
  [
    'one wish at a time',
    [...changing, typed(fine), publish],
    { state: { text: 'changing' }, context: { wish: 'hidden' } },
  ],
  [
    'a template fills a blank text at once',
    [{ type: 'template.chosen', body: fine }],
    {
      state: { text: 'pausing' },
      said: ['draft work.typed', 'owner work.noted'],
      context: { body: fine, isFresh: true },
    },
  ],
  ['no template, nothing to confirm', [{ type: 'template.confirmed' }], { said: [], context: { body: '' } }],
  [
    'what an earlier visit left is taken up where it goes on',
    [found({ body: fine, version: '1' })],
    { state: { text: 'pausing', work: 'unsaved' }, context: { body: fine } },
  ],
  [
    'and asked about where the server has another text since',
    [found({ body: fine, version: '0' })],
    { state: { text: 'conflict' }, context: { body: fine, theirs: { version: 1 } } },
  ],
  ['what the server has waits no longer', [found({})], { state: { text: 'resting' }, said: ['draft work.settled'] }],
  [
    'a newer version elsewhere is read',
    [{ type: 'article.reported', head: articleOf('', { version: 9 }) }],
    { state: { text: 'refreshing' }, said: ['asks refreshArticle'] },
  ],
  ['the same version is not', [{ type: 'article.reported', head: articleOf('') }], { state: { text: 'resting' } }],
  [
    'a part that keeps drafts and breaks takes nothing along',
    [breaksDown('draft')],
    { state: { text: 'resting' }, said: ['trunk fault.noted'] },
  ],
])('%s', async (_, story, lived) => expect(await written(...story)).toMatchObject(lived))

const refreshing = [{ type: 'article.reported', head: articleOf('', { version: 9 }) }] as const

test.each<[string, Story, object]>([
  [
    'a template asks before it takes the place of a text',
    [{ type: 'template.chosen', body: fine }],
    {
      state: { text: 'resting', dialog: 'open' },
      said: ['owner dialog.noted'],
      context: { body: other, template: fine },
    },
  ],
  [
    'it does when that is confirmed',
    [{ type: 'template.chosen', body: fine }, { type: 'template.confirmed' }],
    {
      state: { text: 'pausing' },
      said: ['draft work.typed', 'owner work.noted', 'owner dialog.noted'],
      context: { body: fine, template: null, isFresh: true },
    },
  ],
  [
    'and does not when it is dismissed',
    [{ type: 'template.chosen', body: fine }, { type: 'template.dismissed' }],
    {
      state: { text: 'resting', dialog: 'none' },
      said: ['owner dialog.noted'],
      context: { body: other, template: null },
    },
  ],
  [
    'what is restored from an older text is no continuation',
    [{ type: 'text.replaced', body: fine }],
    { state: { text: 'pausing' }, said: ['draft work.typed', 'owner work.noted'], context: { isFresh: true } },
  ],
  [
    'a mark by a button is typed like any letter',
    [bold],
    { state: { text: 'pausing' }, said: ['draft work.typed', 'owner work.noted'], context: { body: marked } },
  ],
  ['what buyers see already needs no publishing', [publish], { state: { text: 'resting' }, context: { wish: null } }],
  ['a look for mistakes ends with the next wish', [hide], { context: { wish: 'hidden', mistakes: [] } }],
  [
    'a newer text elsewhere takes the place of the old one',
    [...refreshing, answers('refreshArticle', articleOf(fine, { version: 9 }))],
    { state: { text: 'resting' }, said: ['owner article.learned'], context: { body: fine, saved: { version: 9 } } },
  ],
  [
    'but not of what was typed meanwhile',
    [...refreshing, typed('mine'), answers('refreshArticle', articleOf(fine, { version: 9 }))],
    { state: { text: 'pausing' }, said: [], context: { body: 'mine', saved: { version: 1 } } },
  ],
  [
    'a newer text that cannot be had is noted only',
    [...refreshing, refuses('refreshArticle')],
    { state: { text: 'resting' }, said: ['trunk fault.noted'], context: { body: other } },
  ],
])('%s', async (_, story, lived) => expect(await full(...story)).toMatchObject(lived))
