import * as v from 'valibot'
import type { Unsent } from '../../../src/chats/outbox.domain.ts'
import type { OutboxPort } from '../../../src/chats/outbox.port.ts'
import type { Failure } from '../../../src/kernel/failure.ts'
import { type OnStorage, outboxOf, type SafeStore } from '../kernel.browser.ts'

const Texts = v.array(v.object({ text: v.string() }))

const Refusal = v.variant('kind', [
  v.pipe(
    v.object({ kind: v.literal('refused'), status: v.number(), texts: Texts }),
    v.transform((found) => ({ ...found, fields: {}, retryAfter: null })),
  ),
  v.pipe(
    v.object({ kind: v.literal('serverBroken'), status: v.number(), texts: Texts }),
    v.transform((found) => ({ ...found, retryAfter: null })),
  ),
])

const File = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  size: v.number(),
  url: v.nullable(v.string()),
  thumb: v.nullable(v.string()),
})

const Message = v.object({
  room: v.string(),
  key: v.string(),
  text: v.string(),
  attachments: v.array(File),
  state: v.picklist(['queued', 'sending', 'unclear', 'failed']),
  failure: v.fallback(v.nullable(Refusal), null),
  mayHaveArrived: v.boolean(),
  order: v.number(),
})

/** The part of a failure that its message is made of. */
const writtenFailure = (failure: Failure | null) =>
  failure?.kind === 'refused' || failure?.kind === 'serverBroken'
    ? { kind: failure.kind, status: failure.status, texts: failure.texts.map(({ text }) => ({ text })) }
    : null

/**
 * Keeps unsent messages in storage, one entry for each message, so that two tabs never write over each other. They stay
 * when the session ends and go with a sign-out.
 */
export const outboxInBrowser = (local: SafeStore, onStorage: OnStorage): OutboxPort => {
  const messageAt = (prefix: string, key: string): readonly Unsent[] => {
    const found = v.safeParse(Message, local.json(key))
    return found.success && prefix + found.output.key === key ? [found.output] : []
  }
  return {
    loadUnsent: async (supplierId) => {
      const prefix = outboxOf(supplierId)
      return local
        .keys(prefix)
        .flatMap((key) => messageAt(prefix, key))
        .sort((one, other) => one.order - other.order)
    },
    saveUnsent: async ({ supplierId, saved, removed }) => {
      const prefix = outboxOf(supplierId)
      for (const key of removed) local.remove(prefix + key)
      const written = saved.map((item) =>
        local.write(prefix + item.key, JSON.stringify({ ...item, failure: writtenFailure(item.failure) })),
      )
      return written.every(Boolean) ? 'stored' : 'memoryOnly'
    },
    watchUnsent: (emit, supplierId) =>
      onStorage((changed) => {
        if (changed !== null && !changed.startsWith(outboxOf(supplierId))) return
        if (changed !== null) local.clear(changed)
        emit({ type: 'unsent.changedElsewhere' })
      }),
  }
}
