import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { ControlProps } from '../fields/Field.tsx'
import { area as styles } from '../fields/TextInput.styles.ts'
import { type Tool, Toolbar } from './Toolbar.tsx'

interface Range {
  readonly from: number
  readonly to: number
}

interface MarkedAreaProps<Id extends string> extends ControlProps {
  readonly value: string
  /** The requested selection; each new object is applied once. */
  readonly selection: Range | null
  readonly label: string
  readonly tools: readonly Tool<Id>[]
  readonly onText: (text: string) => void
  readonly onTool: (id: Id, selection: Range) => void
}

/** A text area with tools for the selected text. Ctrl+Z undoes their changes like typed text. */
export function MarkedArea<Id extends string>(props: MarkedAreaProps<Id>) {
  const { value, selection, label, tools, onText, onTool, ...control } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const followed = useRef(selection)
  const isFollowing = useRef(false)

  useLayoutEffect(() => {
    const node = area.current
    const isNew = selection !== followed.current
    followed.current = selection
    if (node === null) return
    isFollowing.current = true
    if (isNew && selection !== null) node.focus()
    follow(node, value)
    isFollowing.current = false
    if (isNew && selection !== null) node.setSelectionRange(selection.from, selection.to)
  }, [value, selection])

  const choose = (id: Id) => {
    const node = area.current
    if (node) onTool(id, { from: node.selectionStart, to: node.selectionEnd })
  }
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const tool = tools.find(({ keys }) => keys?.code === event.code && keys.isShifted === event.shiftKey)
    if (!tool) return
    event.preventDefault()
    choose(tool.id)
  }
  return (
    <>
      <Toolbar label={label} controls={control.id} tools={tools} onChoose={choose} />
      <textarea
        {...control}
        ref={area}
        className={styles()}
        onKeyDown={press}
        onChange={({ target }) => {
          if (!isFollowing.current) onText(target.value)
        }}
      />
    </>
  )
}

/**
 * Replaces only the changed part of the text; when the text has the focus, this is done as if it were typed, so that it
 * can be undone.
 */
const follow = (node: HTMLTextAreaElement, value: string) => {
  const { value: before } = node
  if (before === value) return
  if (document.activeElement === node) {
    const shorter = Math.min(before.length, value.length)
    let start = 0
    while (start < shorter && before[start] === value[start]) start += 1
    let end = 0
    while (end < shorter - start && before.at(-1 - end) === value.at(-1 - end)) end += 1
    const events = value.slice(start, value.length - end)
    node.setSelectionRange(start, before.length - end)
    // `execCommand` is deprecated, but no other API adds a change to the browser’s undo history.
    document.execCommand?.(events === '' ? 'delete' : 'insertText', false, events)
  }
  if (node.value !== value) node.value = value
}
