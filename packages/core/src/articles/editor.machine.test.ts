import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening, refuses, runsOut } from '../../testing/actor-log.ts'
import { someArticle } from '../../testing/samples/articles.ts'
import type { Article } from './articles.domain.ts'
import { editorMachine } from './editor.machine.ts'
import type { EditorEvent } from './editor.setup.ts'

const fine = 'a'.repeat(100)
const other = 'b'.repeat(100)
const endless = 'c'.repeat(20_001)

const articleOf = (body: string, more: Partial<Article> = {}): Article => someArticle({ body, ...more })

const granted: EditorEvent = { type: 'lock.granted' }

/** An article that is open only in this tab. */
const editing = (article: Article) => {
  const editor = opening(article)
  return (...scenario: Scenario) => editor(granted, ...scenario)
}

const opening = (article: Article) =>
  actorLogOf(editorMachine, {
    app: { send: () => {} },
    owner: { send: () => {} },
    clock: { now: () => 7 },
    supplierId: 1,
    article,
  })

type Scenario = readonly (EditorEvent | Happening)[]

const typed = (body: string): EditorEvent => ({ type: 'text.typed', body })
const bold: EditorEvent = { type: 'mark.chosen', mark: 'bold', selection: { from: 0, to: 1 } }
/** The text contains a mark. */
const marked = expect.stringMatching(/[^ab]/)
const publish: EditorEvent = { type: 'status.chosen', target: 'published' }
const hide: EditorEvent = { type: 'status.chosen', target: 'hidden' }
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

/** A published article with an empty text. */
const written = editing(articleOf(''))
/** A published article with a text. */
const full = editing(articleOf(other))

test.each<[string, Scenario, object]>([
  [
    'typed text is saved as a draft and reported as unsaved once',
    [typed(fine)],
    { state: { text: 'pausing', work: 'unsaved' }, sent: ['draft edits.typed', 'owner edits.reported'] },
  ],
  [
    'each letter restarts the typing pause',
    [typed('a'), typed(fine)],
    { state: { text: 'pausing' }, sent: ['draft edits.typed'], timers: [expect.stringContaining('typingPauses')] },
  ],
  [
    'a text is sent when typing pauses',
    sending,
    { state: { text: 'saving' }, sent: ['asks saveArticle'], context: { sent: [fine] } },
  ],
  ['a text can become too long before it is sent', [typed(fine), typed(endless)], { state: { text: 'tooLong' } }],
  [
    'hiding an article does not validate its text',
    [typed(endless), hide],
    { state: { text: 'changing' }, sent: ['asks publication'] },
  ],
  [
    'typing after a failed save starts a new save',
    [...failed, typed(other)],
    { state: { text: 'pausing' }, sent: ['draft edits.typed'], context: { body: other } },
  ],
  [
    'a text refused by the server is not sent again automatically',
    refused,
    { state: { text: 'refused' }, sent: ['app fault.logged'], context: { tries: 1 } },
  ],
  [
    'a mark in a refused text is saved like typed text',
    [...refused, bold],
    { state: { text: 'pausing' }, sent: ['draft edits.typed'], context: { body: marked } },
  ],
  [
    'a mark after a failed save starts a new save',
    [...failed, bold],
    { state: { text: 'pausing' }, sent: ['draft edits.typed'], context: { body: marked } },
  ],
  [
    'a mark restarts the typing pause like a letter',
    [typed(fine), bold],
    {
      state: { text: 'pausing' },
      sent: ['draft edits.typed'],
      timers: [expect.stringContaining('typingPauses')],
      context: { body: marked },
    },
  ],
  [
    'a refused text is sent again after a change',
    [...refused, typed(other)],
    { state: { text: 'pausing' }, sent: ['draft edits.typed'] },
  ],
  ['reverting a refused text leaves nothing to send', [...refused, typed('')], { state: { text: 'resting' } }],
  [
    'discarding drops the text that was not saved',
    [typed(fine), { type: 'edits.discarded' }],
    {
      state: { text: 'resting', work: 'settled' },
      sent: ['draft edits.settled', 'owner edits.reported'],
      context: { body: '' },
    },
  ],
  [
    'after a conflict, a server copy with the sent text counts as saved',
    [...comparing, answers('compareArticle', articleOf(fine, { version: 2 }))],
    {
      state: { text: 'resting', work: 'settled' },
      sent: ['owner article.updated', 'draft edits.settled', 'owner edits.reported'],
      context: { saved: { version: 2 } },
    },
  ],
  [
    'keeping the own text sends it over the other one',
    [...conflict, { type: 'mine.kept' }],
    {
      state: { text: 'pausing', dialog: 'none' },
      sent: ['owner dialog.reported'],
      events: [{ by: 'editor', isOpen: false }],
      context: { body: fine, isFresh: true, theirs: null, saved: { version: 5 } },
    },
  ],
  [
    'taking the other text saves the own one first',
    [...yielding, answers('saveArticle', articleOf(fine, { version: 6 }))],
    {
      state: { text: 'pausing', dialog: 'none', work: 'unsaved' },
      sent: ['owner article.updated', 'draft edits.settled', 'owner dialog.reported', 'draft edits.typed'],
      context: { body: other, next: null, isFresh: true, theirs: null, saved: { version: 6 } },
    },
  ],
  [
    'the conflict question returns when the own text cannot be saved',
    [...yielding, refuses('saveArticle')],
    {
      state: { text: 'conflict', dialog: 'open' },
      sent: ['app failure.reported'],
      context: { body: fine, next: null, theirs: { body: other } },
    },
  ],
  [
    'the conflict question returns when the other text cannot be fetched',
    [...yielding, refuses('saveArticle', refusal(409)), refuses('compareArticle')],
    {
      state: { text: 'conflict' },
      sent: ['app failure.reported'],
      context: { body: fine, next: null, failure: { kind: 'unreachable' }, theirs: { body: other } },
    },
  ],
  [
    'taking the other text over a blank one is immediate and leaves nothing unsaved',
    [...conflict, typed(' '), { type: 'theirs.taken' }],
    {
      state: { text: 'resting', work: 'settled' },
      sent: ['owner article.updated', 'draft edits.settled', 'owner edits.reported', 'owner dialog.reported'],
      context: { body: other, saved: { version: 5 } },
    },
  ],
  [
    'a text too long to be saved is not replaced by the server’s text, and the reason is shown',
    [found({ body: endless, version: '0' }), { type: 'theirs.taken' }],
    { state: { text: 'conflict' }, sent: [], context: { body: endless, mistakes: [{ rule: 'tooLong' }] } },
  ],
  [
    'a text that is too long is not replaced by an earlier text',
    [typed(endless), { type: 'text.replaced', body: other }],
    { state: { text: 'tooLong' }, context: { body: endless, next: null, mistakes: [{ rule: 'tooLong' }] } },
  ],
  [
    'a text that is too long is not replaced by a template',
    [typed(endless), { type: 'template.chosen', body: other }, { type: 'template.confirmed' }],
    {
      state: { text: 'tooLong', dialog: 'none' },
      context: { body: endless, next: null, template: null, mistakes: [{ rule: 'tooLong' }] },
    },
  ],
  [
    'a text that becomes too long during a save is not replaced either',
    [...sending, { type: 'text.replaced', body: other }, typed(endless), arrived],
    { state: { text: 'tooLong' }, context: { body: endless, next: null } },
  ],
  [
    'a reached status is reported to the app and the list',
    [...changing, ended(true, { article: articleOf('', { status: 'hidden' }) })],
    {
      state: { text: 'resting' },
      sent: ['app success.reported', 'app setup.invalidated', 'owner status.reached'],
      events: [{}, {}, { fillsIn: false }],
      context: { target: null, saved: { status: 'hidden' } },
    },
  ],
  [
    'after a conflict, the status counts as reached when the server already has it',
    [...stale, answers('compareArticle', articleOf('', { status: 'hidden', version: 2 }))],
    {
      state: { text: 'resting' },
      sent: [
        'app success.reported',
        'app setup.invalidated',
        'owner status.reached',
        'owner article.updated',
        'draft edits.settled',
      ],
      context: { target: null, saved: { status: 'hidden', version: 2 } },
    },
  ],
  [
    'the status change is repeated when only the version is newer',
    [...stale, answers('compareArticle', articleOf('', { version: 2 }))],
    { state: { text: 'changing' }, context: { target: 'hidden', saved: { version: 2 } } },
  ],
  [
    'the status change is not repeated when the version is the same',
    [...stale, answers('compareArticle', articleOf('', { copies: 2 }))],
    {
      state: { text: 'resting' },
      sent: ['app write.failed', 'owner article.updated', 'draft edits.settled'],
      context: { target: null, saved: { copies: 2 } },
    },
  ],
  [
    'another text on the server opens the conflict question before the article is hidden',
    [...stale, answers('compareArticle', articleOf(other, { version: 2 }))],
    {
      state: { text: 'conflict' },
      sent: ['app write.failed', 'owner dialog.reported'],
      context: { target: null },
    },
  ],
  [
    'a status change that cannot be looked up is reported as failed',
    [...stale, refuses('compareArticle')],
    {
      state: { text: 'resting' },
      sent: ['app failure.reported', 'app write.failed'],
      context: { target: null },
    },
  ],
  [
    'a refused status change ends and is reported',
    [...changing, ended(false, { failure: refusal(422) })],
    {
      state: { text: 'resting' },
      sent: ['app failure.reported', 'app write.failed'],
      context: { target: null },
    },
  ],
  [
    'a publication actor that crashes is reported',
    [...changing, breaksDown('publication')],
    {
      state: { text: 'resting' },
      sent: ['app failure.reported', 'app write.failed'],
      context: { target: null },
    },
  ],
  [
    'a template fills a blank text without a question',
    [{ type: 'template.chosen', body: fine }],
    {
      state: { text: 'pausing' },
      sent: ['draft edits.typed', 'owner edits.reported'],
      context: { body: fine, isFresh: true },
    },
  ],
  [
    'a draft based on the server’s version is restored',
    [found({ body: fine, version: '1' })],
    { state: { text: 'pausing', work: 'unsaved' }, context: { body: fine } },
  ],
  [
    'a draft based on an older version opens the conflict question',
    [found({ body: fine, version: '0' })],
    { state: { text: 'conflict' }, context: { body: fine, theirs: { version: 1 } } },
  ],
  ['a draft without changes is removed', [found({})], { state: { text: 'resting' }, sent: ['draft edits.settled'] }],
  [
    'an article reported with the same version is not refetched',
    [{ type: 'article.reported', head: articleOf('') }],
    { state: { text: 'resting' } },
  ],
  [
    'a draft actor that crashes leaves the editor running',
    [breaksDown('draft')],
    { state: { text: 'resting' }, sent: ['app fault.logged'] },
  ],
])('%s', async (_, scenario, lived) => expect(await written(...scenario)).toMatchObject(lived))
const refreshing = [{ type: 'article.reported', head: articleOf('', { version: 9 }) }] as const

test.each<[string, Scenario, object]>([
  [
    'a confirmed template replaces the text',
    [{ type: 'template.chosen', body: fine }, { type: 'template.confirmed' }],
    {
      state: { text: 'pausing' },
      sent: ['draft edits.typed', 'owner edits.reported', 'owner dialog.reported'],
      context: { body: fine, template: null, isFresh: true },
    },
  ],
  [
    'a replacement whose save fails is reported, and the text stays',
    [typed(fine), { type: 'text.replaced', body: 'x' }, refuses('saveArticle')],
    { state: { text: 'failed' }, sent: ['app failure.reported'], context: { body: fine, next: null } },
  ],
  [
    'a mark chosen by button counts as typed text',
    [bold],
    { state: { text: 'pausing' }, sent: ['draft edits.typed', 'owner edits.reported'], context: { body: marked } },
  ],
  [
    'a confirmation without a chosen template keeps the shown mistakes',
    [typed('short'), publish, confirmed],
    { sent: [], context: { mistakes: [expect.anything()] } },
  ],
  [
    'an article without changes needs no publishing',
    [publish],
    { state: { text: 'resting' }, context: { target: null } },
  ],
  [
    'a newer text on the server replaces the old one',
    [...refreshing, answers('refreshArticle', articleOf(fine, { version: 9 }))],
    { state: { text: 'resting' }, sent: ['owner article.updated'], context: { body: fine, saved: { version: 9 } } },
  ],
  [
    'a newer text that cannot be fetched is only logged',
    [...refreshing, refuses('refreshArticle')],
    { state: { text: 'resting' }, sent: ['app fault.logged'], context: { body: other } },
  ],
])('%s', async (_, scenario, lived) => expect(await full(...scenario)).toMatchObject(lived))

test.each<[string, Scenario, object]>([
  [
    'a lock actor that crashes leaves the editor running',
    [breaksDown('holdForm')],
    { state: { text: 'resting', draft: { kept: 'here' } }, sent: ['app fault.logged', 'asks draft'] },
  ],
])('%s', async (_, scenario, lived) => expect(await opening(articleOf(''))(...scenario)).toMatchObject(lived))
