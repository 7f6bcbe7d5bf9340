import { assign, sendTo, setup } from 'xstate'
import type { Chart } from './chart.domain.ts'
import { matchesIn, nextMoment, ownMoments } from './search.domain.ts'
import {
  definitionToDraw,
  endOf,
  moreTaken,
  moreTold,
  nothingKnown,
  type Recording,
  type SavedLog,
  stepWithin,
} from './viewer.domain.ts'
import type { ViewerContext, ViewerEvent } from './viewer.events.ts'
import type { ViewerActors } from './viewer.port.ts'

/** The types, guards and actions of the viewer. */
export const viewerSetup = setup({
  types: { context: {} as ViewerContext, events: {} as ViewerEvent, tags: {} as 'busy' | 'playing' },
  actors: {} as ViewerActors,
  delays: { beat: ({ context }) => 1000 / context.speed },
  guards: {
    hasMore: ({ context }) => context.at < endOf(context),
    isElsewhere: ({ context }) => context.recording !== null && context.taken !== context.at,
    isSaved: (_, read: Recording | SavedLog) => 'log' in read,
    hasEntries: ({ context }) => context.log.length > 0,
    isUndrawn: ({ context }) => ![null, context.drawn?.definition].includes(definitionToDraw(context)),
  },
  actions: {
    add: assign(({ context, event }) => (event.type === 'entries.arrived' ? moreTold(context, event.entries) : {})),
    clear: assign({ ...nothingKnown, mistake: null, saved: null, asking: null }),
    take: assign(({ context, event }) => (event.type === 'steps.taken' ? moreTaken(context, event) : {})),
    setOpening: assign((_, { step = 1 }: { readonly step?: number }) => ({ mistake: null, opensAt: step })),
    setRecording: assign((_, recording: Recording) => ({ recording })),
    setSaved: assign((_, { name, log }: SavedLog) => ({ saved: name, log, at: log.length })),
    setAsking: assign((_, { origin }: { readonly origin: string }) => ({ asking: origin })),
    clearAsking: assign({ asking: null }),
    answerOrigin: sendTo('followPanel', ({ context }, { isAllowed }: { readonly isAllowed: boolean }) => ({
      type: 'origin.answered' as const,
      origin: context.asking ?? '',
      isAllowed,
    })),
    goToMatch: assign(({ context }, { by }: { readonly by: 1 | -1 }) => ({
      at: nextMoment(matchesIn(context, context.query), context.at, by),
    })),
    goToOwn: assign(({ context }, { by }: { readonly by: 1 | -1 }) => ({
      at: nextMoment(ownMoments(context), context.at, by),
    })),
    toEnd: assign(({ context }) => ({ at: endOf(context) })),
    go: assign(({ context }, { at }: { readonly at: number }) => ({ at: stepWithin(context, at) })),
    complain: assign((_, { error }: { readonly error: unknown }) => ({
      mistake: error instanceof Error ? error.message : String(error),
    })),
    begin: assign(({ context }) => ({ drawn: { definition: definitionToDraw(context) ?? '', chart: null } })),
    draw: assign(({ context }, { chart }: { readonly chart: Chart }) => ({
      drawn: context.drawn && { ...context.drawn, chart },
    })),
  },
})

/** Another step can be tried after one that cannot be replayed. */
export const triesAgain = {
  'step.chosen': 'still',
  'entry.chosen': 'still',
  'move.chosen': 'still',
  'own.chosen': 'still',
  'match.chosen': 'still',
  'play.chosen': 'still',
} as const
