import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { ControlProps } from './Field.tsx'
import { area as look } from './TextInput.styles.ts'
import { type Tool, Toolbar } from './Toolbar.tsx'

interface Range {
  readonly from: number
  readonly to: number
}

interface MarkedAreaProps<Id extends string> extends ControlProps {
  readonly value: string
  /** What is to be selected now; each new object is followed once. */
  readonly selection: Range | null
  readonly label: string
  readonly tools: readonly Tool<Id>[]
  readonly onText: (text: string) => void
  readonly onTool: (id: Id, selection: Range) => void
}

/** A text with tools that work on what is selected in it. What they change can be taken back by Ctrl+Z like any typing. */
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
        className={look()}
        onKeyDown={press}
        onChange={({ target }) => {
          if (!isFollowing.current) onText(target.value)
        }}
      />
    </>
  )
}

/** Changes what differs and nothing else: as if it were typed where somebody writes, so that it can be taken back. */
const follow = (node: HTMLTextAreaElement, value: string) => {
  const { value: before } = node
  if (before === value) return
  if (document.activeElement === node) {
    const shorter = Math.min(before.length, value.length)
    let start = 0
    while (start < shorter && before[start] === value[start]) start += 1
    let end = 0
    while (end < shorter - start && before.at(-1 - end) === value.at(-1 - end)) end += 1
    const news = value.slice(start, value.length - end)
    node.setSelectionRange(start, before.length - end)
    // Nothing else that a page can do is remembered by the browser as a step that can be taken back.
    document.execCommand?.(news === '' ? 'delete' : 'insertText', false, news)
  }
  if (node.value !== value) node.value = value
}
