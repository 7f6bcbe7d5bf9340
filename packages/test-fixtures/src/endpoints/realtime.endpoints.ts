import { BroadcastingAuthBody } from '@supplier/core/wire'
import * as v from 'valibot'
import { supplierEndpoint } from '../endpoint.ts'
import { message, ok } from '../laravel.ts'
import { signatureFor } from '../pusher/signature.ts'

/** Answers an invalid form like another supplier’s channel, as Laravel does: 403 instead of 422. */
export const broadcastingAuth = supplierEndpoint({
  method: 'POST',
  path: '/broadcasting/auth',
  handle: (world, { supplier, body }) => {
    const asked = v.safeParse(BroadcastingAuthBody, body)
    const own = [`private-customer.${supplier.id}`, `private-connect-telegram.${supplier.id}`]
    if (!asked.success || !own.includes(asked.output.channel_name)) {
      return [world, message(403, 'Немає доступу до цього каналу.')]
    }
    return [world, ok({ auth: signatureFor(asked.output.socket_id, asked.output.channel_name) })]
  },
})

export const realtimeEndpoints = [broadcastingAuth] as const
