import { type ActorRefFrom, and, not, type SnapshotFrom, stateIn } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import { tellNotWritten } from '../kernel/telling.ts'
import { isDirty, writes } from '../kit/claims/claims.ts'
import type { DraftName } from '../kit/drafts/drafts.domain.ts'
import { failureOf, noteFault } from '../kit/load/reading.domain.ts'
import type { Article, ArticleType } from './articles.domain.ts'
import * as rules from './editor.domain.ts'
import { type EditorContext, editorSetup, notSaved, type WithMark } from './editor.setup.ts'
import type { PublicationOutput } from './publication.machine.ts'

interface WithArticle {
  readonly event: { readonly output: Article }
}
interface WithOutcome {
  readonly event: { readonly output: PublicationOutput }
}
interface WithBody {
  readonly event: { readonly body: string }
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
export const editorMachine = editorSetup.createMachine({
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
