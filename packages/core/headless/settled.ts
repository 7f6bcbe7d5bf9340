import type { AnyActorRef } from 'xstate'

/**
 * Resolves when nothing is under way: no machine waits for a port. Every state that waits for one has the tag `busy`.
 * Listeners and timers do not count.
 */
export const settled = async (app: AnyActorRef): Promise<void> => {
  for (;;) {
    // An answer may start the next request in a later microtask.
    await new Promise((resolve) => setTimeout(resolve))
    if (!isUnderWay(app)) return
    await untilSettled(app)
  }
}

const untilSettled = (app: AnyActorRef): Promise<void> =>
  new Promise((resolve) => {
    const following = app.system.inspect(() => {
      if (isUnderWay(app)) return
      following.unsubscribe()
      resolve()
    })
  })

interface Seen {
  readonly status: string
  readonly tags?: ReadonlySet<string>
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>
}

const isUnderWay = (actor: AnyActorRef): boolean => {
  const { status, tags, children }: Seen = actor.getSnapshot()
  if (status !== 'active') return false
  return tags?.has('busy') || Object.values(children ?? {}).some((child) => child !== undefined && isUnderWay(child))
}
