import { type Message, messagesOf } from '../kernel/message.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { ArticleType } from './articles.domain.ts'
import { type BatchOutcome, type BatchText, bodyOffered, obstacleIn } from './batch.domain.ts'
import type { BatchSnapshot } from './batch.machine.ts'
import type { BodyMistake } from './body/body.domain.ts'
import type { Template } from './body/templates.domain.ts'

export interface BatchRow extends BatchText {
  /** `waiting` until its turn comes. */
  readonly state: 'offered' | 'waiting' | 'publishing' | BatchOutcome['result']
  /** What keeps the text from being published. */
  readonly obstacle: BodyMistake | null
  readonly messages: readonly Message[]
}

export type BatchView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly messages: readonly Message[] }
  | {
      readonly state: 'shown'
      readonly rows: readonly BatchRow[]
      /** The texts that a press publishes. */
      readonly texts: readonly BatchText[]
      readonly isBusy: boolean
    }

/** The missing articles with the texts that a press would publish. */
export const selectBatch = (
  snapshot: BatchSnapshot,
  templateOf: (type: ArticleType) => Template,
  supplier: Supplier | null,
): BatchView => {
  const { articles, failure, queue, outcomes } = snapshot.context
  if (articles === null)
    return failure === null || snapshot.hasTag('loading')
      ? { state: 'loading' }
      : { state: 'failed', messages: messagesOf(failure) }
  const rows = articles.map(({ type, body: saved }): BatchRow => {
    const outcome = outcomes.find((one) => one.type === type)
    const at = queue.findIndex((one) => one.type === type)
    const body = bodyOffered(saved, templateOf(type), supplier)
    return {
      type,
      body,
      state: at === 0 ? 'publishing' : at > 0 ? 'waiting' : (outcome?.result ?? 'offered'),
      obstacle: obstacleIn(body),
      messages: outcome?.result === 'failed' && outcome.failure ? messagesOf(outcome.failure) : [],
    }
  })
  const texts = rows
    .filter(({ state, obstacle }) => state !== 'published' && obstacle === null)
    .map(({ type, body }) => ({ type, body }))
  return { state: 'shown', rows, texts, isBusy: snapshot.matches('publishing') }
}
