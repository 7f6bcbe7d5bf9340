import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import type { Article } from './articles.domain.ts'
import { editorMachine } from './editor.machine.ts'
import type { EditorEvent } from './editor.setup.ts'

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

const granted: EditorEvent = { type: 'lock.granted' }

/** An article that is open in one tab alone. */
const editing = (article: Article) => {
  const editor = opening(article)
  return (...story: Story) => editor(granted, ...story)
}

const opening = (article: Article) =>
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
const yielding = [...conflict, { type: 'theirs.taken' }] as const
const confirmed: EditorEvent = { type: 'template.confirmed' }
const changing = [hide] as const
const stale = [...changing, ended(false, { failure: refusal(409) })] as const

/** A published article with nothing in it. */
const written = editing(articleOf(''))
/** One that was published with a text. */
const full = editing(articleOf(other))

test.each<[string, Story, object]>([
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
    { state: { text: 'saving' }, said: ['asks saveArticle'], context: { sent: [fine] } },
  ],
  ['it grows too long while it waits', [typed(fine), typed(endless)], { state: { text: 'tooLong' } }],
  [
    'hiding asks nothing of a text',
    [typed(endless), hide],
    { state: { text: 'changing' }, said: ['asks publication'] },
  ],
  [
    'a new letter begins anew after a failure',
    [...failed, typed(other)],
    { state: { text: 'pausing' }, said: ['draft work.typed'], context: { body: other } },
  ],
  [
    'what the server refuses is not sent again by itself',
    refused,
    { state: { text: 'refused' }, said: ['trunk fault.noted'], context: { tries: 1 } },
  ],
  [
    'a text that is marked is saved like one that is typed',
    [...refused, bold],
    { state: { text: 'pausing' }, said: ['draft work.typed'], context: { body: marked } },
  ],
  [
    'a mark begins anew after a failure as well',
    [...failed, bold],
    { state: { text: 'pausing' }, said: ['draft work.typed'], context: { body: marked } },
  ],
  [
    'a mark puts saving off like a letter',
    [typed(fine), bold],
    {
      state: { text: 'pausing' },
      said: ['draft work.typed'],
      timers: [expect.stringContaining('typingPauses')],
      context: { body: marked },
    },
  ],
  [
    'a refused text is sent again when it was changed',
    [...refused, typed(other)],
    { state: { text: 'pausing' }, said: ['draft work.typed'] },
  ],
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
    'its own text there means that it arrived',
    [...comparing, answers('compareArticle', articleOf(fine, { version: 2 }))],
    {
      state: { text: 'resting', work: 'settled' },
      said: ['owner article.learned', 'draft work.settled', 'owner work.noted'],
      context: { saved: { version: 2 } },
    },
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
    'who takes the other text has it once their own is kept',
    [...yielding, answers('saveArticle', articleOf(fine, { version: 6 }))],
    {
      state: { text: 'pausing', dialog: 'none', work: 'unsaved' },
      said: ['owner article.learned', 'draft work.settled', 'owner dialog.noted', 'draft work.typed'],
      context: { body: other, next: null, isFresh: true, theirs: null, saved: { version: 6 } },
    },
  ],
  [
    'what to keep is asked again where theirs cannot be kept',
    [...yielding, refuses('saveArticle')],
    {
      state: { text: 'conflict', dialog: 'open' },
      said: ['trunk failure.met'],
      context: { body: fine, next: null, theirs: { body: other } },
    },
  ],
  [
    'what to keep is asked again where the other text cannot be looked at',
    [...yielding, refuses('saveArticle', refusal(409)), refuses('compareArticle')],
    {
      state: { text: 'conflict' },
      said: ['trunk failure.met'],
      context: { body: fine, next: null, failure: { kind: 'unreachable' }, theirs: { body: other } },
    },
  ],
  [
    'who has nothing but blanks has the other one at once, and nothing unsaved',
    [...conflict, typed(' '), { type: 'theirs.taken' }],
    {
      state: { text: 'resting', work: 'settled' },
      said: ['owner article.learned', 'draft work.settled', 'owner work.noted', 'owner dialog.noted'],
      context: { body: other, saved: { version: 5 } },
    },
  ],
  [
    'what is too long to be kept gives way to nothing, and says why',
    [found({ body: endless, version: '0' }), { type: 'theirs.taken' }],
    { state: { text: 'conflict' }, said: [], context: { body: endless, mistakes: [{ rule: 'tooLong' }] } },
  ],
  [
    'what is too long gives way to no text of before',
    [typed(endless), { type: 'text.replaced', body: other }],
    { state: { text: 'tooLong' }, context: { body: endless, next: null, mistakes: [{ rule: 'tooLong' }] } },
  ],
  [
    'what is too long gives way to no template',
    [typed(endless), { type: 'template.chosen', body: other }, { type: 'template.confirmed' }],
    {
      state: { text: 'tooLong', dialog: 'none' },
      context: { body: endless, next: null, template: null, mistakes: [{ rule: 'tooLong' }] },
    },
  ],
  [
    'what grows too long meanwhile stays as well',
    [...sending, { type: 'text.replaced', body: other }, typed(endless), arrived],
    { state: { text: 'tooLong' }, context: { body: endless, next: null } },
  ],
  [
    'a wish that came true is told to everyone',
    [...changing, ended(true, { article: articleOf('', { status: 'hidden' }) })],
    {
      state: { text: 'resting' },
      said: ['trunk success.met', 'trunk setup.outdated', 'owner wish.fulfilled'],
      events: [{}, {}, { fillsIn: false }],
      context: { wish: null, saved: { status: 'hidden' } },
    },
  ],
  [
    'it has come true where that is what was asked for',
    [...stale, answers('compareArticle', articleOf('', { status: 'hidden', version: 2 }))],
    {
      state: { text: 'resting' },
      said: [
        'trunk success.met',
        'trunk setup.outdated',
        'owner wish.fulfilled',
        'owner article.learned',
        'draft work.settled',
      ],
      context: { wish: null, saved: { status: 'hidden', version: 2 } },
    },
  ],
  [
    'it is asked for again where only the version is newer',
    [...stale, answers('compareArticle', articleOf('', { version: 2 }))],
    { state: { text: 'changing' }, context: { wish: 'hidden', saved: { version: 2 } } },
  ],
  [
    'a wish is not asked for again where nothing is newer',
    [...stale, answers('compareArticle', articleOf('', { copies: 2 }))],
    {
      state: { text: 'resting' },
      said: ['trunk write.failed', 'owner article.learned', 'draft work.settled'],
      context: { wish: null, saved: { copies: 2 } },
    },
  ],
  [
    'another text asks which one counts before anything is hidden',
    [...stale, answers('compareArticle', articleOf(other, { version: 2 }))],
    {
      state: { text: 'conflict' },
      said: ['trunk write.failed', 'owner dialog.noted'],
      context: { wish: null },
    },
  ],
  [
    'whoever asked hears when nothing can be looked up',
    [...stale, refuses('compareArticle')],
    {
      state: { text: 'resting' },
      said: ['trunk failure.met', 'trunk write.failed'],
      context: { wish: null },
    },
  ],
  [
    'a refused wish is over, and told why',
    [...changing, ended(false, { failure: refusal(422) })],
    {
      state: { text: 'resting' },
      said: ['trunk failure.met', 'trunk write.failed'],
      context: { wish: null },
    },
  ],
  [
    'a publication that breaks is told',
    [...changing, breaksDown('publication')],
    {
      state: { text: 'resting' },
      said: ['trunk failure.met', 'trunk write.failed'],
      context: { wish: null },
    },
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
  [
    'what an earlier visit left is taken up where it goes on',
    [found({ body: fine, version: '1' })],
    { state: { text: 'pausing', work: 'unsaved' }, context: { body: fine } },
  ],
  [
    'a draft is asked about where the server has another text since',
    [found({ body: fine, version: '0' })],
    { state: { text: 'conflict' }, context: { body: fine, theirs: { version: 1 } } },
  ],
  ['what the server has waits no longer', [found({})], { state: { text: 'resting' }, said: ['draft work.settled'] }],
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
    'it does when that is confirmed',
    [{ type: 'template.chosen', body: fine }, { type: 'template.confirmed' }],
    {
      state: { text: 'pausing' },
      said: ['draft work.typed', 'owner work.noted', 'owner dialog.noted'],
      context: { body: fine, template: null, isFresh: true },
    },
  ],
  [
    'who waits for that hears when it fails, and has the text as before',
    [typed(fine), { type: 'text.replaced', body: 'x' }, refuses('saveArticle')],
    { state: { text: 'failed' }, said: ['trunk failure.met'], context: { body: fine, next: null } },
  ],
  [
    'a mark by a button is typed like any letter',
    [bold],
    { state: { text: 'pausing' }, said: ['draft work.typed', 'owner work.noted'], context: { body: marked } },
  ],
  [
    'where no template waits, what is wrong with a text is said still',
    [typed('short'), publish, confirmed],
    { said: [], context: { mistakes: [expect.anything()] } },
  ],
  ['what buyers see already needs no publishing', [publish], { state: { text: 'resting' }, context: { wish: null } }],
  [
    'a newer text elsewhere takes the place of the old one',
    [...refreshing, answers('refreshArticle', articleOf(fine, { version: 9 }))],
    { state: { text: 'resting' }, said: ['owner article.learned'], context: { body: fine, saved: { version: 9 } } },
  ],
  [
    'a newer text that cannot be had is noted only',
    [...refreshing, refuses('refreshArticle')],
    { state: { text: 'resting' }, said: ['trunk fault.noted'], context: { body: other } },
  ],
])('%s', async (_, story, lived) => expect(await full(...story)).toMatchObject(lived))

test.each<[string, Story, object]>([
  [
    'a hold that breaks takes nothing along',
    [breaksDown('holdForm')],
    { state: { text: 'resting', draft: { kept: 'here' } }, said: ['trunk fault.noted', 'asks draft'] },
  ],
])('%s', async (_, story, lived) => expect(await opening(articleOf(''))(...story)).toMatchObject(lived))
