import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { toolbar } from './Toolbar.styles.ts'
import { Tooltip } from './Tooltip.tsx'

export interface Tool<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon: ReactNode
  /** The keys that do the same where the tool works. */
  readonly keys?: ToolKeys
}

export interface ToolKeys {
  /** The place of the key: on another layout another letter is on it. */
  readonly code: string
  readonly isShifted: boolean
  /** As it is shown, behind Ctrl or Cmd. */
  readonly shown: string
}

interface ToolbarProps<Id extends string> {
  readonly label: string
  /** The id of what the tools work on. */
  readonly controls: string
  readonly tools: readonly Tool<Id>[]
  readonly onChoose: (id: Id) => void
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Tab stops at it once, at the tool that was used last; arrows go from tool to tool. */
export function Toolbar<Id extends string>({ label, controls, tools, onChoose }: ToolbarProps<Id>) {
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
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
            // The text keeps its focus and what is selected in it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(id)}
          />
        </Tooltip>
      ))}
    </div>
  )
}
