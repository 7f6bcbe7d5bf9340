interface Target<Type extends string, Fact> {
  addEventListener(type: Type, listener: (fact: Fact) => void): void
  removeEventListener(type: Type, listener: (fact: Fact) => void): void
}

/** Hears an event of the page until it is stopped. */
export const listening = <Type extends string, Fact>(
  target: Target<Type, Fact>,
  type: Type,
  listener: (fact: Fact) => void,
): (() => void) => {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

/** Passes news on to whoever listens now. */
export const relay = <Fact>() => {
  const listeners = new Set<(fact: Fact) => void>()
  return {
    tell: (fact: Fact) => {
      for (const listener of listeners) listener(fact)
    },
    listen: (listener: (fact: Fact) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
