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
    { state: { text: 'saving' }, said: ['asks saveArticle'], context: { sent: [fine] } },
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
    { state: { text: 'changing' }, said: ['owner publication.noted', 'asks publication'] },
  ],
  [
    'a save nobody asked for fails with a note only',
    failed,
    { state: { text: 'failed' }, said: ['trunk fault.noted'], context: { tries: 1, failure: { kind: 'unreachable' } } },
  ],
  [
    'whoever pressed a button hears why nothing came of it',
    [typed(fine), hide, refuses('saveArticle')],
    {
      state: { text: 'failed' },
      said: ['trunk failure.met', 'trunk write.failed', 'owner publication.noted'],
      context: { wish: null, tries: 1 },
    },
  ],
  ['it is tried again by itself', [...failed, runsOut('pauseEnds')], { state: { text: 'saving' } }],
  ['or at once', [...failed, { type: 'retry.chosen' }], { state: { text: 'saving' }, said: ['asks saveArticle'] }],
  [
    'a new letter begins anew after a failure',
    [...failed, typed(other)],
    { state: { text: 'pausing' }, said: ['draft work.typed'], context: { body: other } },
  ],
  [
    'another text sends what has failed before it takes its place',
    [...failed, { type: 'text.replaced', body: other }],
    { state: { text: 'saving' }, said: ['asks saveArticle'], context: { body: fine, next: other } },
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
    'or when another text waits to take its place',
    [...refused, { type: 'text.replaced', body: other }],
    { state: { text: 'saving' }, said: ['asks saveArticle'], context: { body: fine, next: other } },
  ],
  [
    'a template that is saved already leaves nothing to send once the text is kept',
    [...refused, { type: 'template.chosen', body: '' }, { type: 'template.confirmed' }, arrived],
    { state: { text: 'pausing' }, context: { body: '', isFresh: true, saved: { body: fine } } },
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
    'who takes the other one keeps theirs in the history first',
    yielding,
    {
      state: { text: 'saving', dialog: 'open' },
      said: ['asks saveArticle'],
      context: { body: fine, next: other, isFresh: true, theirs: { version: 5 }, saved: { version: 5 } },
    },
  ],
  [
    'and then has it',
    [...yielding, answers('saveArticle', articleOf(fine, { version: 6 }))],
    {
      state: { text: 'pausing', dialog: 'none', work: 'unsaved' },
      said: ['owner article.learned', 'draft work.settled', 'owner dialog.noted', 'draft work.typed'],
      context: { body: other, next: null, isFresh: true, theirs: null, saved: { version: 6 } },
    },
  ],
  [
    'or is asked again where theirs cannot be kept',
    [...yielding, refuses('saveArticle')],
    {
      state: { text: 'conflict', dialog: 'open' },
      said: ['trunk failure.met'],
      context: { body: fine, next: null, theirs: { body: other } },
    },
  ],
  [
    'also when the server will have none of it',
    [...yielding, refuses('saveArticle', refusal(422))],
    { state: { text: 'conflict' }, said: ['trunk failure.met'], context: { body: fine, theirs: { body: other } } },
  ],
  [
    'a lost answer is found out by the next try',
    [...yielding, refuses('saveArticle', refusal(409)), answers('compareArticle', articleOf(fine, { version: 6 }))],
    { state: { text: 'pausing', dialog: 'none' }, context: { body: other, isFresh: true, saved: { version: 6 } } },
  ],
  [
    'a version that moved without its text is not asked about again',
    [...yielding, refuses('saveArticle', refusal(409)), answers('compareArticle', articleOf(other, { version: 6 }))],
    {
      state: { text: 'saving', dialog: 'none' },
      context: { body: fine, next: other, isFresh: true, saved: { version: 6 } },
    },
  ],
  [
    'a third text asks anew',
    [...yielding, refuses('saveArticle', refusal(409)), answers('compareArticle', articleOf('third', { version: 6 }))],
    { state: { text: 'conflict' }, context: { body: fine, next: null, theirs: { body: 'third' } } },
  ],
  [
    'so does one that cannot be looked at',
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
    'nor to a text of before',
    [typed(endless), { type: 'text.replaced', body: other }],
    { state: { text: 'tooLong' }, context: { body: endless, next: null, mistakes: [{ rule: 'tooLong' }] } },
  ],
  [
    'nor to a template',
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
    'a wish concerns the text that stands there, and comes first',
    [typed(fine), publish, { type: 'text.replaced', body: other }, arrived],
    { state: { text: 'changing' }, context: { body: fine, next: other } },
  ],
  [
    'a conflict takes no template',
    [...conflict, { type: 'template.chosen', body: 'x' }],
    { context: { template: null } },
  ],
  [
    'nor one that was asked about before',
    [...sending, { type: 'template.chosen', body: 'x' }, ...comparing.slice(2), ...conflict.slice(3), confirmed],
    { state: { text: 'conflict' }, context: { body: fine, next: null, template: 'x' } },
  ],
  [
    'nor a text of before',
    [...conflict, { type: 'text.replaced', body: 'x' }],
    { state: { text: 'conflict' }, context: { body: fine, next: null } },
  ],
  [
    'nor is it looked at for mistakes',
    [found({ body: 'short', version: '0' }), publish],
    { state: { text: 'conflict' }, context: { wish: null, mistakes: [] } },
  ],
  ['and no wish', [...conflict, hide], { state: { text: 'conflict' }, context: { wish: null } }],
  [
    'publishing sends the text first, without a pause',
    [typed(fine), publish],
    {
      state: { text: 'saving' },
      said: ['owner publication.noted', 'asks saveArticle'],
      events: [{ isUnderWay: true }],
      context: { wish: 'published' },
    },
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
      said: ['trunk success.met', 'trunk setup.outdated', 'owner wish.fulfilled', 'owner publication.noted'],
      events: [{}, {}, { fillsIn: false }, { isUnderWay: false }],
      context: { wish: null, saved: { status: 'hidden' } },
    },
  ],
  [
    'a wish about an older version looks what stands there',
    stale,
    {
      state: { text: 'comparing' },
      said: ['asks compareArticle'],
      context: { wish: 'hidden' },
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
        'owner publication.noted',
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
    'and not for ever',
    [...stale, answers('compareArticle', articleOf('', { copies: 2 }))],
    {
      state: { text: 'resting' },
      said: ['trunk write.failed', 'owner article.learned', 'draft work.settled', 'owner publication.noted'],
      context: { wish: null, saved: { copies: 2 } },
    },
  ],
  [
    'another text asks which one counts before anything is hidden',
    [...stale, answers('compareArticle', articleOf(other, { version: 2 }))],
    {
      state: { text: 'conflict' },
      said: ['trunk write.failed', 'owner dialog.noted', 'owner publication.noted'],
      context: { wish: null },
    },
  ],
  [
    'whoever asked hears when nothing can be looked up',
    [...stale, refuses('compareArticle')],
    {
      state: { text: 'resting' },
      said: ['trunk failure.met', 'trunk write.failed', 'owner publication.noted'],
      context: { wish: null },
    },
  ],
  [
    'a refused wish is over, and told why',
    [...changing, ended(false, { failure: refusal(422) })],
    {
      state: { text: 'resting' },
      said: ['trunk failure.met', 'trunk write.failed', 'owner publication.noted'],
      context: { wish: null },
    },
  ],
  [
    'so is one that breaks',
    [...changing, breaksDown('publication')],
    {
      state: { text: 'resting' },
      said: ['trunk failure.met', 'trunk write.failed', 'owner publication.noted'],
      context: { wish: null },
    },
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

const replaced: EditorEvent = { type: 'text.replaced', body: 'x' }
const gaveWay = { state: { text: 'pausing' }, said: ['draft work.typed'], context: { body: 'x', next: null } }
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
    'it waits until the text before it is kept',
    [typed(fine), { type: 'template.chosen', body: 'x' }, confirmed],
    {
      state: { text: 'saving', dialog: 'none' },
      said: ['owner dialog.noted', 'asks saveArticle'],
      context: { body: fine, next: 'x', template: null },
    },
  ],
  [
    'and takes its place then',
    [typed(fine), { type: 'template.chosen', body: 'x' }, confirmed, arrived],
    {
      state: { text: 'pausing', work: 'unsaved' },
      said: ['owner article.learned', 'draft work.settled', 'draft work.typed'],
      context: { body: 'x', next: null, isFresh: true, saved: { body: fine } },
    },
  ],
  [
    'what was typed meanwhile is kept, too',
    [typed(fine), { type: 'text.replaced', body: 'x' }, typed('more'), arrived],
    {
      state: { text: 'saving' },
      said: expect.arrayContaining(['asks saveArticle']),
      context: { body: 'more', next: 'x' },
    },
  ],
  [
    'who waits for that hears when it fails, and has the text as before',
    [typed(fine), { type: 'text.replaced', body: 'x' }, refuses('saveArticle')],
    { state: { text: 'failed' }, said: ['trunk failure.met'], context: { body: fine, next: null } },
  ],
  ['blanks give way at once, and are not sent before', [typed(' '), replaced], gaveWay],
  ['also after they could not be', [typed(' '), runsOut('typingPauses'), refuses('saveArticle'), replaced], gaveWay],
  ['or were refused', [typed(' '), runsOut('typingPauses'), refuses('saveArticle', refusal(422)), replaced], gaveWay],
  [
    'what is published under way gives way afterwards',
    [hide, { type: 'text.replaced', body: 'x' }, ended(true, { article: articleOf(other, { status: 'hidden' }) })],
    { state: { text: 'pausing' }, context: { body: 'x', isFresh: true, saved: { status: 'hidden' } } },
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
  [
    'where no template waits, what is wrong with a text is said still',
    [typed('short'), publish, confirmed],
    { said: [], context: { mistakes: [expect.anything()] } },
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
    'a wish is about the text that stands there, and waits for no newer one',
    [...refreshing, hide],
    {
      state: { text: 'changing' },
      said: ['owner publication.noted', 'asks publication'],
      context: { body: other, wish: 'hidden' },
    },
  ],
  [
    'a newer text that cannot be had is noted only',
    [...refreshing, refuses('refreshArticle')],
    { state: { text: 'resting' }, said: ['trunk fault.noted'], context: { body: other } },
  ],
])('%s', async (_, story, lived) => expect(await full(...story)).toMatchObject(lived))

test.each<[string, Story, object]>([
  ['an opened article is held for this tab first', [], { state: { draft: 'claiming' }, said: ['asks holdForm'] }],
  [
    'what is held elsewhere is kept here, too',
    [{ type: 'lock.refused' }],
    { state: { draft: { kept: 'elsewhere' } }, said: ['asks draft'] },
  ],
  [
    'but what waits there is left to who types it',
    [{ type: 'lock.refused' }, found({ body: fine, version: '1' })],
    { state: { text: 'resting' }, said: [], context: { body: '' } },
  ],
  [
    'a hold that breaks takes nothing along',
    [breaksDown('holdForm')],
    { state: { text: 'resting', draft: { kept: 'here' } }, said: ['trunk fault.noted', 'asks draft'] },
  ],
])('%s', async (_, story, lived) => expect(await opening(articleOf(''))(...story)).toMatchObject(lived))
