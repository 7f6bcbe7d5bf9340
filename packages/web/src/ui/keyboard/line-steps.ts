type Steps = Readonly<Record<string, (at: number, last: number) => number>>

const forward = (at: number, last: number) => (at === last ? 0 : at + 1)
const back = (at: number, last: number) => (at === 0 ? last : at - 1)
const ends: Steps = { Home: () => 0, End: (_, last) => last }

/** Where an arrow, Home or End leads in a line of controls that goes round. */
export const lineSteps: Steps = { ...ends, ArrowRight: forward, ArrowLeft: back }

/** The same in a column. */
export const columnSteps: Steps = { ...ends, ArrowDown: forward, ArrowUp: back }
