import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { lineSteps } from '../keyboard/line-steps.ts'
import { Tooltip } from '../overlays/Tooltip.tsx'
import { toolbar } from './Toolbar.styles.ts'

export interface Tool<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon: ReactNode
  /** The shortcut of the tool inside the controlled element. */
  readonly keys?: ToolKeys
}

export interface ToolKeys {
  /** The `KeyboardEvent.code`, which does not depend on the keyboard layout. */
  readonly code: string
  readonly isShifted: boolean
  /** The shortcut as it is shown, without Ctrl or Cmd. */
  readonly shown: string
}

interface ToolbarProps<Id extends string> {
  readonly label: string
  /** The id of the element on which the tools work. */
  readonly controls: string
  readonly tools: readonly Tool<Id>[]
  readonly onChoose: (id: Id) => void
}

/**
 * A toolbar with a roving tab index: it is one tab stop, at the tool that was focused last, and arrow keys move between
 * the tools.
 */
export function Toolbar<Id extends string>({ label, controls, tools, onChoose }: ToolbarProps<Id>) {
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = lineSteps[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(current, tools.length - 1)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={label} aria-controls={controls} className={toolbar()} onKeyDown={move}>
      {tools.map(({ id, label: name, icon, keys }, at) => (
        <Tooltip key={id} label={keys ? `${name} (Ctrl+${keys.shown} / ⌘${keys.shown})` : name}>
          <IconButton
            label={name}
            icon={icon}
            tabIndex={at === current ? 0 : -1}
            aria-keyshortcuts={keys && `Control+${keys.shown} Meta+${keys.shown}`}
            onFocus={() => setCurrent(at)}
            // Keeps the focus and the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(id)}
          />
        </Tooltip>
      ))}
    </div>
  )
}
