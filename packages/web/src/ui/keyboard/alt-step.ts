import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** The step that Alt and an arrow key ask for: up (-1) or down (1); `null` for any other key. */
export const altStep = ({ altKey, key }: KeyboardEvent): -1 | 1 | null => (altKey ? (steps[key] ?? null) : null)
