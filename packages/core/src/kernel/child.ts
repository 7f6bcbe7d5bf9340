import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate'

interface Parent {
  getSnapshot(): { readonly children: Readonly<Record<string, AnyActorRef | undefined>> }
}

/** A running child by its id; `null` when it has stopped, because sending to a stopped child could stop the parent. */
export const childOf = (self: Parent, id: string): AnyActorRef | null => {
  const child = self.getSnapshot().children[id]
  return child && child.getSnapshot()?.status === 'active' ? child : null
}

/** Spawns logic that is known only at run time, which the type of `spawn` does not allow. */
export const spawned = (
  spawn: unknown,
  logic: AnyActorLogic,
  options: { readonly id: string; readonly input: unknown },
): AnyActorRef => (spawn as (logic: AnyActorLogic, options: object) => AnyActorRef)(logic, options)

const sentLater = new WeakSet<AnyEventObject>()

/** Whether an event was sent by `sendLater`, that is, not by the supplier. */
export const isSentLater = (event: AnyEventObject): boolean => sentLater.has(event)

/**
 * Sends an event to a child in the next microtask, because a child that sets timers or starts actors must not act
 * inside another actor's action.
 */
export const sendLater = (child: AnyActorRef | null, event: AnyEventObject): void => {
  sentLater.add(event)
  void Promise.resolve().then(() => child?.getSnapshot()?.status === 'active' && child.send(event))
}
