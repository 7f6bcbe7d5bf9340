interface Target<Type extends string, Event> {
  addEventListener(type: Type, listener: (event: Event) => void): void
  removeEventListener(type: Type, listener: (event: Event) => void): void
}

/** Adds an event listener and returns a function that removes it. */
export const listening = <Type extends string, Event>(
  target: Target<Type, Event>,
  type: Type,
  listener: (event: Event) => void,
): (() => void) => {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

/** An emitter that passes each event to its current listeners. */
export const relay = <Event>() => {
  const listeners = new Set<(event: Event) => void>()
  return {
    emit: (event: Event) => {
      for (const listener of listeners) listener(event)
    },
    listen: (listener: (event: Event) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
