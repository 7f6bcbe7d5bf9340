/**
 * Rules over paths of moments, each judged with the moment before it.
 *
 * A path is finite. `never` is broken by the first moment that it forbids; `until` by the first moment at which neither
 * side holds; `eventually` only by the end of the path. `whenever` starts its rule anew at each moment that triggers it,
 * that moment included. A formula is a value: after each moment it is replaced by what is left to hold.
 */
export interface Formula<Moment> {
  /** Two formulas with the same key ask for the same. */
  readonly key: string
  /** What is left to hold after a moment: `true` for nothing, `false` when the rule is broken. */
  next(now: Moment, before: Moment | null): Formula<Moment> | boolean
  /** Whether it holds if the path ends here. */
  readonly holdsAtEnd: boolean
}

export type Holds<Moment> = (now: Moment, before: Moment | null) => boolean

let made = 0
const keyOf = (kind: string): string => {
  made += 1
  return `${kind}${made}`
}

/** It holds at no moment. */
export const never = <Moment>(holds: Holds<Moment>): Formula<Moment> => {
  const self: Formula<Moment> = {
    key: keyOf('never'),
    next: (now, before) => (holds(now, before) ? false : self),
    holdsAtEnd: true,
  }
  return self
}

/** It holds at some moment before the path ends. */
export const eventually = <Moment>(holds: Holds<Moment>): Formula<Moment> => {
  const self: Formula<Moment> = {
    key: keyOf('eventually'),
    next: (now, before) => holds(now, before) || self,
    holdsAtEnd: false,
  }
  return self
}

/** The first holds at every moment until the second does, which need not come. */
export const until = <Moment>(first: Holds<Moment>, second: Holds<Moment>): Formula<Moment> => {
  const self: Formula<Moment> = {
    key: keyOf('until'),
    next: (now, before) => second(now, before) || (first(now, before) ? self : false),
    holdsAtEnd: true,
  }
  return self
}

/** The moment after this one, where there is one. */
export const afterwards = <Moment>(rule: Formula<Moment>): Formula<Moment> => ({
  key: `afterwards ${rule.key}`,
  next: () => rule,
  holdsAtEnd: rule.holdsAtEnd,
})

/** From each moment on at which the trigger holds, the rule does. */
export const whenever = <Moment>(triggers: Holds<Moment>, rule: Formula<Moment>): Formula<Moment> => {
  const own = keyOf('whenever')
  const waiting = (pending: readonly Formula<Moment>[]): Formula<Moment> => ({
    key: `${own}(${pending.map(({ key }) => key).join()})`,
    next: (now, before) => {
      const begun = triggers(now, before) && !pending.some(({ key }) => key === rule.key) ? [...pending, rule] : pending
      const left = begun.map((one) => one.next(now, before))
      if (left.includes(false)) return false
      const formulas = left.filter((one): one is Formula<Moment> => typeof one === 'object')
      return waiting(formulas.filter(({ key }, at) => formulas.findIndex((one) => one.key === key) === at))
    },
    holdsAtEnd: pending.every(({ holdsAtEnd }) => holdsAtEnd),
  })
  return waiting([])
}
