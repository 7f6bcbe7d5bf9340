import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate'

interface Parent {
  getSnapshot(): { readonly children: Readonly<Record<string, AnyActorRef | undefined>> }
}

/** A running child by its id; `null` when it stopped, so that speaking to it can never stop the parent. */
export const childOf = (self: Parent, id: string): AnyActorRef | null => {
  const child = self.getSnapshot().children[id]
  return child && child.getSnapshot()?.status === 'active' ? child : null
}

/** Spawns logic that is known only at run time; the types of `spawn` know the machine's own actors only. */
export const spawned = (
  spawn: unknown,
  logic: AnyActorLogic,
  options: { readonly id: string; readonly input: unknown },
): AnyActorRef => (spawn as (logic: AnyActorLogic, options: object) => AnyActorRef)(logic, options)

const ownWords = new WeakSet<AnyEventObject>()

/** Whether an event is one that an actor said to another one turn later, and not a person's. */
export const isOwnWord = (event: AnyEventObject): boolean => ownWords.has(event)

/** Speaks to a child one turn later: one that sets timers or starts others must not act inside the action of another. */
export const tellLater = (child: AnyActorRef | null, event: AnyEventObject): void => {
  ownWords.add(event)
  void Promise.resolve().then(() => child?.getSnapshot()?.status === 'active' && child.send(event))
}
