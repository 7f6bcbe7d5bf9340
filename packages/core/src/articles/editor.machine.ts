import { type ActorRefFrom, and, assign, type CallbackActorLogic, not, type SnapshotFrom, setup, stateIn } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { tellNotWritten } from '../kernel/telling.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { isDirty, writes } from '../kit/claims/claims.ts'
import { type DraftFound, draftMachine } from '../kit/drafts/draft.machine.ts'
import type { DraftName, DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { failureOf, noteFault } from '../kit/load/reading.domain.ts'
import { type Article, type ArticleHead, type ArticleType, type ArticleWish, fillsIn } from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'
import { isBlank, type Selection } from './body.domain.ts'
import * as rules from './editor.domain.ts'
import * as drafts from './editor-draft.domain.ts'
import * as ways from './giving-way.domain.ts'
import type { Mark } from './marks.domain.ts'
import type { DialogNoted, WorkNoted } from './notes.domain.ts'
import { type PublicationOutput, publicationMachine } from './publication.machine.ts'

export type EditorEvent =
  | { type: 'text.typed'; body: string }
  | { type: 'mark.chosen'; mark: Mark; selection: Selection }
  | { type: 'gap.chosen'; name: string }
  /** Another text takes the place of this one. */
  | { type: 'text.replaced'; body: string }
  | { type: 'template.chosen'; body: string }
  | { type: 'template.confirmed' }
  | { type: 'template.dismissed' }
  | { type: 'status.chosen'; wish: ArticleWish }
  | { type: 'retry.chosen' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  /** The list has read how the article stands. */
  | { type: 'article.reported'; head: ArticleHead }
  | { type: 'work.discarded' }
  | HoldFact
  | DraftFound

/** Whether the article is open in this tab alone. */
type HoldFact = { type: 'lock.granted' } | { type: 'lock.refused' }

/** What an editor tells the screen it stands on. */
export type EditorFact =
  | { type: 'article.learned'; article: Article }
  /** It may have been the last thing missing, whatever the list has read meanwhile. */
  | { type: 'wish.fulfilled'; article: Article; fillsIn: boolean }
  | WorkNoted
  | DialogNoted

export interface EditorInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly supplierId: number
  readonly owner: { send(fact: EditorFact): void }
  readonly article: Article
}

export interface EditorContext extends Omit<EditorInput, 'article'>, rules.Writing {}

interface WithArticle {
  readonly event: { readonly output: Article }
}
interface WithOutcome {
  readonly event: { readonly output: PublicationOutput }
}
interface WithBody {
  readonly event: { readonly body: string }
}
interface WithMark {
  readonly event: { readonly mark: Mark; readonly selection: Selection }
}

const articleIn = ({ event }: WithArticle): Article => event.output
const outcomeIn = ({ event }: WithOutcome): PublicationOutput => event.output
const failureIn = ({ event }: WithOutcome): Failure => event.output.failure ?? { kind: 'unexpected' }
const typeIn = ({ context }: { readonly context: EditorContext }): ArticleType => context.saved.type

const nameOf = ({ context: { supplierId, saved } }: { readonly context: EditorContext }): DraftName => ({
  supplierId,
  form: `article.${saved.type}`,
})

const bodyTyped = [{ type: 'rememberBody', params: ({ event }: WithBody) => event.body }, 'tellDraft'] as const
const bodyMarked = [{ type: 'rememberMark', params: ({ event }: WithMark) => event }, 'tellDraft'] as const
const giveWayTo = { type: 'rememberNext', params: ({ event }: WithBody) => event.body } as const
const bodyReplaced = ['replaceBody', 'tellDraft'] as const
const notSaved = [
  { type: 'tellNotSaved', params: failureOf },
  { type: 'rememberFailure', params: failureOf },
] as const
const sendWished = [
  { guard: not('isSendable'), target: 'resting' },
  { guard: 'givesWay', target: 'resting' },
  { guard: 'isAwaited', target: 'saving' },
] as const
const trialEnds = {
  'text.typed': { target: 'resting', actions: bodyTyped },
  'mark.chosen': { target: 'resting', actions: bodyMarked },
} as const
const articleSaved = [{ type: 'rememberSaved', params: articleIn }, 'tellLearned', 'tellDraft'] as const

/** The text of one article on its way to the server: one write at a time, in order, and the newest text wins. */
export const editorMachine = setup({
  types: {
    input: {} as EditorInput,
    context: {} as EditorContext,
    events: {} as EditorEvent,
    tags: {} as 'busy',
    children: {} as { holdForm: 'holdForm'; draft: 'draft'; publication: 'publication' },
  },
  actors: {
    ...({} as PortActors<Pick<ArticlesPort, 'fetchArticle' | 'saveArticle'>>),
    holdForm: {} as CallbackActorLogic<HoldFact, DraftName>,
    draft: draftMachine,
    publication: publicationMachine,
  },
  guards: {
    isUnsaved: ({ context }) => rules.isUnsaved(context),
    isSendable: ({ context }) => rules.isSendable(context),
    isUnfinished: ({ context }) => rules.isUnsaved(context) || context.next !== null,
    isWished: ({ context }) => context.wish !== null,
    // Somebody waits for the text to be saved.
    isAwaited: ({ context: { wish, next } }) => wish !== null || next !== null,
    isYielding: ({ context }) => context.theirs !== null,
    isKept: ({ context }) => ways.isKept(context),
    mayGiveWay: ({ context }) => ways.mayGiveWay(context),
    givesWay: ({ context }) => ways.givesWay(context),
    isPossible: ({ context }, wish: ArticleWish) => rules.isPossible(context, wish),
    isObstructed: ({ context }, wish: ArticleWish) => rules.obstaclesTo(wish, context).length > 0,
    isFulfilled: (_, { isFulfilled }: PublicationOutput) => isFulfilled,
    isStale: (_, failure: Failure) => ways.isStale(failure),
    isPassing: (_, failure: Failure) => rules.isPassing(failure),
    isOurs: ({ context }, article: Article) => ways.isOurs(context, article),
    isGranted: ({ context }, article: Article) => ways.isGranted(context, article),
    hasMoved: ({ context }, article: Article) => ways.hasMoved(context, article),
    isNewer: ({ context }, head: ArticleHead) => head.version > context.saved.version,
    // Whose text counts, or whether a template may take the place of this one.
    isAsking: ({ context: { theirs, template } }) => theirs !== null || template !== null,
    isBlank: ({ context }) => isBlank(context.body),
    hasTemplate: ({ context }) => context.template !== null,
    isLeft: ({ context }, texts: DraftTexts) => drafts.isLeft(context, texts),
    isContinued: ({ context }, texts: DraftTexts) => drafts.isContinued(context, texts),
  },
  actions: {
    rememberBody: assign((_, body: string) => rules.typed(body)),
    rememberMark: assign(({ context }, { mark, selection }: WithMark['event']) =>
      rules.markedBy(context, mark, selection),
    ),
    selectGap: assign(({ context }, name: string) => rules.gapPicked(context, name)),
    rememberNext: assign((_, next: string) => ({ next })),
    forgetNext: assign({ next: null }),
    replaceBody: assign(({ context }) => ways.replaced(must(context.next))),
    rememberSent: assign(({ context }) => rules.sending(context)),
    rememberSaved: assign(({ context }, article: Article) => rules.saved(context, article, context.clock.now())),
    rememberFailure: assign(({ context }, failure: Failure) => rules.notSaved(context, failure)),
    rememberWish: assign((_, wish: ArticleWish) => ({ wish, mistakes: [] })),
    forgetWish: assign({ wish: null }),
    rememberOutcome: assign((_, { article }: PublicationOutput) => ({ saved: must(article), wish: null })),
    rememberTheirs: assign((_, theirs: Article) => ({ theirs, wish: null, next: null })),
    rememberTemplate: assign((_, template: string) => ({ template })),
    forgetTemplate: assign({ template: null }),
    showObstacles: assign(({ context }, wish: ArticleWish) => ({ mistakes: rules.obstaclesTo(wish, context) })),
    showTooLong: assign(({ context }) => ({ mistakes: ways.tooLong(context) })),
    showRefusal: assign((_, failure: Failure) => rules.refused(failure)),
    keepMine: assign(({ context }) => ways.mineKept(must(context.theirs))),
    takeTheirs: assign(({ context }) => rules.begun(must(context.theirs))),
    yieldToTheirs: assign(({ context }) => ways.yielded(must(context.theirs))),
    takeLeft: assign((_, texts: DraftTexts) => drafts.leftBehind(texts)),
    discardText: assign(({ context }) => rules.begun(context.saved)),
    tellLearned: ({ context: { owner, saved } }) => owner.send({ type: 'article.learned', article: saved }),
    tellFulfilled: ({ context: { owner, trunk, wish, saved } }, article: Article) => {
      trunk.send({ type: 'success.met', message: { key: `articles.${must(wish)}` } })
      trunk.send({ type: 'setup.outdated' })
      owner.send({ type: 'wish.fulfilled', article, fillsIn: fillsIn(saved, article) })
    },
    // Whoever pressed a button hears why nothing came of it; a save of its own accord only notes it.
    tellNotSaved: ({ context: { trunk, wish, next } }, failure: Failure) => {
      if (wish === null && next === null) return trunk.send({ type: 'fault.noted', code: 'article not saved', failure })
      trunk.send({ type: 'failure.met', failure })
      if (wish !== null) trunk.send({ type: 'write.failed' })
    },
    // Whoever waits for a wish to leave stays, and sees what became of it.
    tellWishLost: ({ context: { trunk, wish } }) => wish !== null && trunk.send({ type: 'write.failed' }),
    tellWork: ({ context: { owner, saved } }, isUnsaved: boolean) =>
      owner.send({ type: 'work.noted', of: saved.type, isUnsaved }),
    tellDialog: ({ context: { owner, saved } }, isOpen: boolean) =>
      owner.send({ type: 'dialog.noted', of: saved.type, by: 'editor', isOpen }),
    tellDraft: ({ context, self }) =>
      childOf(self, 'draft')?.send(
        rules.isUnsaved(context) ? { type: 'work.typed', texts: drafts.draftOf(context) } : { type: 'work.settled' },
      ),
    tellTrunk,
  },
  delays: { typingPauses: rules.typingPause, pauseEnds: ({ context }) => rules.pauseAfter(context.tries) },
}).createMachine({
  id: 'editor',
  context: ({ input: { article, ...input } }) => ({ ...input, ...rules.begun(article) }),
  invoke: {
    id: 'holdForm',
    src: 'holdForm',
    input: nameOf,
    onError: {
      target: '.draft.kept.here',
      actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'article not held' } },
    },
  },
  type: 'parallel',
  states: {
    text: {
      initial: 'resting',
      on: {
        'text.typed': { actions: bodyTyped },
        'mark.chosen': { actions: bodyMarked },
        'gap.chosen': { actions: { type: 'selectGap', params: ({ event }) => event.name } },
        'text.replaced': [{ guard: 'mayGiveWay', actions: giveWayTo }, { actions: 'showTooLong' }],
        'template.chosen': [
          { guard: 'isBlank', actions: giveWayTo },
          { actions: { type: 'rememberTemplate', params: ({ event }) => event.body } },
        ],
        'template.confirmed': [
          {
            guard: and(['hasTemplate', 'mayGiveWay']),
            actions: [{ type: 'rememberNext', params: ({ context }) => must(context.template) }, 'forgetTemplate'],
          },
          { guard: 'hasTemplate', actions: ['forgetTemplate', 'showTooLong'] },
        ],
        'template.dismissed': { actions: 'forgetTemplate' },
        'status.chosen': [
          {
            guard: { type: 'isObstructed', params: ({ event }) => event.wish },
            actions: { type: 'showObstacles', params: ({ event }) => event.wish },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => event.wish },
            actions: { type: 'rememberWish', params: ({ event }) => event.wish },
          },
        ],
        'work.discarded': {
          target: '.resting',
          actions: ['discardText', 'tellDraft'],
        },
      },
      states: {
        resting: {
          always: [
            { guard: 'givesWay', actions: bodyReplaced },
            { guard: 'isSendable', target: 'pausing' },
            { guard: 'isUnsaved', target: 'tooLong' },
            { guard: 'isWished', target: 'changing' },
          ],
          on: {
            'draft.found': [
              { guard: stateIn({ draft: { kept: 'elsewhere' } }) },
              {
                guard: { type: 'isContinued', params: ({ event }) => event.texts },
                actions: { type: 'takeLeft', params: ({ event }) => event.texts },
              },
              {
                guard: { type: 'isLeft', params: ({ event }) => event.texts },
                target: 'conflict',
                actions: [
                  { type: 'takeLeft', params: ({ event }) => event.texts },
                  { type: 'rememberTheirs', params: ({ context }) => context.saved },
                ],
              },
              { actions: 'tellDraft' },
            ],
            'article.reported': {
              guard: { type: 'isNewer', params: ({ event }) => event.head },
              target: 'refreshing',
            },
          },
        },

        pausing: {
          always: sendWished,
          after: { typingPauses: 'saving' },
          on: {
            'text.typed': { target: 'pausing', reenter: true, actions: bodyTyped },
            'mark.chosen': { target: 'pausing', reenter: true, actions: bodyMarked },
          },
        },

        tooLong: {
          entry: 'forgetNext',
          always: [
            { guard: 'isSendable', target: 'pausing' },
            { guard: not('isUnsaved'), target: 'resting' },
            { guard: 'isWished', target: 'changing' },
          ],
        },

        saving: {
          tags: 'busy',
          entry: 'rememberSent',
          invoke: {
            id: 'saveArticle',
            src: 'saveArticle',
            input: ({ context }) => rules.textOf(context),
            onDone: { target: 'resting', actions: articleSaved },
            onError: [
              { guard: { type: 'isStale', params: failureOf }, target: 'comparing' },
              { guard: 'isYielding', target: 'conflict', actions: notSaved },
              {
                guard: { type: 'isPassing', params: failureOf },
                target: 'failed',
                actions: notSaved,
              },
              { target: 'refused', actions: notSaved },
            ],
          },
        },

        failed: {
          always: sendWished,
          after: { pauseEnds: 'saving' },
          on: { ...trialEnds, 'retry.chosen': 'saving' },
        },

        refused: {
          always: sendWished,
          on: { ...trialEnds, 'retry.chosen': 'saving' },
        },

        comparing: {
          tags: 'busy',
          invoke: {
            id: 'compareArticle',
            src: 'fetchArticle',
            input: typeIn,
            onDone: [
              // An answer that was lost before has granted it.
              {
                guard: { type: 'isGranted', params: articleIn },
                target: 'resting',
                actions: [{ type: 'tellFulfilled', params: articleIn }, 'forgetWish', ...articleSaved],
              },
              {
                guard: { type: 'hasMoved', params: articleIn },
                target: 'resting',
                actions: articleSaved,
              },
              // What is refused as old and is not would be refused for ever.
              {
                guard: { type: 'isOurs', params: articleIn },
                target: 'resting',
                actions: ['tellWishLost', 'forgetWish', ...articleSaved],
              },
              { target: 'conflict', actions: ['tellWishLost', { type: 'rememberTheirs', params: articleIn }] },
            ],
            onError: [
              { guard: 'isYielding', target: 'conflict', actions: notSaved },
              { target: 'failed', actions: notSaved },
            ],
          },
        },

        conflict: {
          on: {
            'mine.kept': { target: 'resting', actions: 'keepMine' },
            'theirs.taken': [
              { guard: 'isKept', target: 'resting', actions: ['takeTheirs', 'tellLearned', 'tellDraft'] },
              { guard: 'mayGiveWay', target: 'saving', actions: 'yieldToTheirs' },
              { actions: 'showTooLong' },
            ],
            'text.replaced': {},
            'template.chosen': {},
            'template.confirmed': {},
            'status.chosen': {},
          },
        },

        changing: {
          invoke: {
            id: 'publication',
            src: 'publication',
            input: ({ context: { saved, wish } }) => ({ saved, wish: must(wish) }),
            onDone: [
              {
                guard: { type: 'isFulfilled', params: outcomeIn },
                target: 'resting',
                actions: [
                  { type: 'tellFulfilled', params: (args) => must(outcomeIn(args).article) },
                  { type: 'rememberOutcome', params: outcomeIn },
                ],
              },
              { guard: { type: 'isStale', params: failureIn }, target: 'comparing' },
              {
                target: 'resting',
                actions: [
                  { type: 'showRefusal', params: failureIn },
                  { type: 'tellTrunk', params: (args) => ({ type: 'failure.met', failure: failureIn(args) }) },
                  { type: 'tellTrunk', params: { type: 'write.failed' } },
                ],
              },
            ],
            onError: { target: 'resting', actions: ['forgetWish', ...tellNotWritten] },
          },
          on: { 'status.chosen': {} },
        },

        refreshing: {
          tags: 'busy',
          // What was asked for concerns the text that stands here.
          always: { guard: 'isAwaited', target: 'resting' },
          invoke: {
            id: 'refreshArticle',
            src: 'fetchArticle',
            input: typeIn,
            onDone: [
              { guard: 'isUnsaved', target: 'resting' },
              {
                target: 'resting',
                actions: [{ type: 'rememberTheirs', params: articleIn }, 'takeTheirs', 'tellLearned'],
              },
            ],
            onError: { target: 'resting', actions: noteFault('article') },
          },
        },
      },
    },

    draft: {
      initial: 'claiming',
      on: { 'lock.granted': '.kept.here', 'lock.refused': '.kept.elsewhere' },
      states: {
        claiming: {},
        kept: {
          invoke: {
            id: 'draft',
            src: 'draft',
            input: ({ context, self }) => ({ ...nameOf({ context }), owner: self, clock: context.clock }),
            onError: { actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'draft stopped' } } },
          },
          initial: 'here',
          states: {
            here: {},
            // What waits is being typed there, and is no leftover.
            elsewhere: {},
          },
        },
      },
    },

    // From the wish to its end, through saving and looking up; whoever waits for it to leave hears before what came of it.
    wish: {
      initial: 'none',
      states: {
        none: { always: { guard: 'isWished', target: 'underWay' } },
        underWay: {
          invoke: writes,
          always: { guard: not('isWished'), target: 'none' },
        },
      },
    },

    work: {
      initial: 'settled',
      states: {
        settled: { always: { guard: 'isUnfinished', target: 'unsaved', actions: { type: 'tellWork', params: true } } },
        unsaved: {
          invoke: isDirty,
          always: { guard: not('isUnfinished'), target: 'settled', actions: { type: 'tellWork', params: false } },
        },
      },
    },

    dialog: {
      initial: 'none',
      states: {
        none: { always: { guard: 'isAsking', target: 'open', actions: { type: 'tellDialog', params: true } } },
        open: { always: { guard: not('isAsking'), target: 'none', actions: { type: 'tellDialog', params: false } } },
      },
    },
  },
})

export type EditorActor = ActorRefFrom<typeof editorMachine>
export type EditorSnapshot = SnapshotFrom<typeof editorMachine>
