import { type ActorRefFrom, and, not, type SnapshotFrom, stateIn } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import { notifyNotWritten } from '../kernel/telling.ts'
import { isDirty, writes } from '../kit/claims/claims.ts'
import type { DraftName } from '../kit/drafts/drafts.domain.ts'
import { failureOf, logFault } from '../kit/load/reading.domain.ts'
import type { Article, ArticleType } from './articles.domain.ts'
import * as rules from './editor.domain.ts'
import { type EditorContext, editorSetup, notSaved, type WithMark } from './editor.setup.ts'
import type { PublicationOutput } from './publication.machine.ts'

interface WithOutput<Output> {
  readonly event: { readonly output: Output }
}
interface WithBody {
  readonly event: { readonly body: string }
}

const articleIn = ({ event }: WithOutput<Article>): Article => event.output
const outcomeIn = ({ event }: WithOutput<PublicationOutput>): PublicationOutput => event.output
const failureIn = ({ event }: WithOutput<PublicationOutput>): Failure => event.output.failure ?? { kind: 'unexpected' }
const typeIn = ({ context }: { readonly context: EditorContext }): ArticleType => context.saved.type

const nameOf = ({ context: { supplierId, saved } }: { readonly context: EditorContext }): DraftName => ({
  supplierId,
  form: `article.${saved.type}`,
})

const bodyTyped = [{ type: 'setBody', params: ({ event }: WithBody) => event.body }, 'sendToDraft'] as const
const bodyMarked = [{ type: 'setMark', params: ({ event }: WithMark) => event }, 'sendToDraft'] as const
const giveWayTo = { type: 'setNext', params: ({ event }: WithBody) => event.body } as const
const sendTarget = [
  { guard: not('isSendable'), target: 'resting' },
  { guard: 'givesWay', target: 'resting' },
  { guard: 'isAwaited', target: 'saving' },
] as const
/** A save failed; the supplier may retry it or type on. */
const unsent = {
  always: sendTarget,
  on: {
    'text.typed': { target: 'resting', actions: bodyTyped },
    'mark.chosen': { target: 'resting', actions: bodyMarked },
    'retry.chosen': 'saving',
  },
} as const
const articleSaved = [{ type: 'setSaved', params: articleIn }, 'notifyLearned', 'sendToDraft'] as const

/** Saves the text of one article: one write at a time, in order, and the newest text wins. */
export const editorMachine = editorSetup.createMachine({
  id: 'editor',
  context: ({ input: { article, ...input } }) => ({ ...input, ...rules.begun(article) }),
  invoke: {
    id: 'holdForm',
    src: 'holdForm',
    input: nameOf,
    onError: {
      target: '.draft.kept.here',
      actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'article not held' } },
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
          { actions: { type: 'setTemplate', params: ({ event }) => event.body } },
        ],
        'template.confirmed': [
          {
            guard: and(['hasTemplate', 'mayGiveWay']),
            actions: [{ type: 'setNext', params: ({ context }) => must(context.template) }, 'clearTemplate'],
          },
          { guard: 'hasTemplate', actions: ['clearTemplate', 'showTooLong'] },
        ],
        'template.dismissed': { actions: 'clearTemplate' },
        'status.chosen': [
          {
            guard: { type: 'isObstructed', params: ({ event }) => event.target },
            actions: { type: 'showObstacles', params: ({ event }) => event.target },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => event.target },
            actions: { type: 'setTarget', params: ({ event }) => event.target },
          },
        ],
        'edits.discarded': { target: '.resting', actions: ['discardText', 'sendToDraft'] },
      },
      states: {
        resting: {
          always: [
            { guard: 'givesWay', actions: ['replaceBody', 'sendToDraft'] },
            { guard: 'isSendable', target: 'pausing' },
            { guard: 'isUnsaved', target: 'tooLong' },
            { guard: 'hasTarget', target: 'changing' },
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
                  { type: 'setTheirs', params: ({ context }) => context.saved },
                ],
              },
              { actions: 'sendToDraft' },
            ],
            'article.reported': { guard: { type: 'isNewer', params: ({ event }) => event.head }, target: 'refreshing' },
          },
        },

        pausing: {
          always: sendTarget,
          after: { typingPauses: 'saving' },
          on: {
            'text.typed': { target: 'pausing', reenter: true, actions: bodyTyped },
            'mark.chosen': { target: 'pausing', reenter: true, actions: bodyMarked },
          },
        },

        tooLong: {
          entry: 'clearNext',
          always: [
            { guard: 'isSendable', target: 'pausing' },
            { guard: not('isUnsaved'), target: 'resting' },
            { guard: 'hasTarget', target: 'changing' },
          ],
        },

        saving: {
          tags: 'busy',
          entry: 'setSent',
          invoke: {
            id: 'saveArticle',
            src: 'saveArticle',
            input: ({ context }) => rules.textOf(context),
            onDone: { target: 'resting', actions: articleSaved },
            onError: [
              { guard: { type: 'isStale', params: failureOf }, target: 'comparing' },
              { guard: 'isYielding', target: 'conflict', actions: notSaved },
              { guard: { type: 'isPassing', params: failureOf }, target: 'failed', actions: notSaved },
              { target: 'refused', actions: notSaved },
            ],
          },
        },

        failed: { ...unsent, after: { pauseEnds: 'saving' } },
        refused: unsent,

        comparing: {
          tags: 'busy',
          invoke: {
            id: 'compareArticle',
            src: 'fetchArticle',
            input: typeIn,
            onDone: [
              // An earlier request without a response has already set the requested status.
              {
                guard: { type: 'isGranted', params: articleIn },
                target: 'resting',
                actions: [{ type: 'notifyFulfilled', params: articleIn }, 'clearTarget', ...articleSaved],
              },
              { guard: { type: 'hasMoved', params: articleIn }, target: 'resting', actions: articleSaved },
              // The server answered 409 although the version is current. Take over its copy, or every retry fails the
              // same way.
              {
                guard: { type: 'isOurs', params: articleIn },
                target: 'resting',
                actions: ['notifyTargetLost', 'clearTarget', ...articleSaved],
              },
              { target: 'conflict', actions: ['notifyTargetLost', { type: 'setTheirs', params: articleIn }] },
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
              { guard: 'isKept', target: 'resting', actions: ['takeTheirs', 'notifyLearned', 'sendToDraft'] },
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
            input: ({ context: { saved, target } }) => ({ saved, target: must(target) }),
            onDone: [
              {
                guard: { type: 'isFulfilled', params: outcomeIn },
                target: 'resting',
                actions: [
                  { type: 'notifyFulfilled', params: (args) => must(outcomeIn(args).article) },
                  { type: 'setOutcome', params: outcomeIn },
                ],
              },
              { guard: { type: 'isStale', params: failureIn }, target: 'comparing' },
              {
                target: 'resting',
                actions: [
                  { type: 'showRefusal', params: failureIn },
                  { type: 'notifyApp', params: (args) => ({ type: 'failure.reported', failure: failureIn(args) }) },
                  { type: 'notifyApp', params: { type: 'write.failed' } },
                ],
              },
            ],
            onError: { target: 'resting', actions: ['clearTarget', ...notifyNotWritten] },
          },
          on: { 'status.chosen': {} },
        },

        refreshing: {
          tags: 'busy',
          // The requested status applies to the current text, so the text is not refreshed first.
          always: { guard: 'isAwaited', target: 'resting' },
          invoke: {
            id: 'refreshArticle',
            src: 'fetchArticle',
            input: typeIn,
            onDone: [
              { guard: 'isUnsaved', target: 'resting' },
              {
                target: 'resting',
                actions: [{ type: 'setTheirs', params: articleIn }, 'takeTheirs', 'notifyLearned'],
              },
            ],
            onError: { target: 'resting', actions: logFault('article') },
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
            onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'draft stopped' } } },
          },
          initial: 'here',
          states: {
            here: {},
            // Another tab is editing the draft, so it is not a leftover of an earlier visit.
            elsewhere: {},
          },
        },
      },
    },

    // Active from the request of a status to its outcome, including the save and the check before it. The claim ends
    // after the outcome is reported, so a delayed navigation learns the outcome first.
    target: {
      initial: 'none',
      states: {
        none: { always: { guard: 'hasTarget', target: 'underWay' } },
        underWay: {
          invoke: writes,
          always: { guard: not('hasTarget'), target: 'none' },
        },
      },
    },

    work: {
      initial: 'settled',
      states: {
        settled: {
          always: { guard: 'isUnfinished', target: 'unsaved', actions: { type: 'notifyWork', params: true } },
        },
        unsaved: {
          invoke: isDirty,
          always: { guard: not('isUnfinished'), target: 'settled', actions: { type: 'notifyWork', params: false } },
        },
      },
    },

    dialog: {
      initial: 'none',
      states: {
        none: { always: { guard: 'isAsking', target: 'open', actions: { type: 'sendToDialog', params: true } } },
        open: { always: { guard: not('isAsking'), target: 'none', actions: { type: 'sendToDialog', params: false } } },
      },
    },
  },
})

export type EditorActor = ActorRefFrom<typeof editorMachine>
export type EditorSnapshot = SnapshotFrom<typeof editorMachine>
