import { createHash } from 'node:crypto'
import type { World } from '../world.ts'

const digest = (world: World, text: string) => createHash('sha256').update(`${world.secret}:${text}`).digest('hex')

/** Creates a session token like Laravel’s personal tokens: "12|40 characters". */
export const issueToken = (world: World, supplierId: number, now: number): readonly [World, string] => {
  const id = world.nextId
  const token = `${id}|${digest(world, `token ${id}`).slice(0, 40)}`
  return [{ ...world, nextId: id + 1, tokens: [...world.tokens, { token, supplierId, createdAt: now }] }, token]
}

/** The code in the reply of `forgotten`: it proves the request, and is useless without the code of the SMS. */
export const opaqueChallenge = (world: World, telephone: string): string =>
  digest(world, `recover ${telephone}`).slice(0, 32)
