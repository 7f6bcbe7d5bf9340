import { type DragEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { drop } from './FileDrop.styles.ts'

interface FileDropProps {
  /** What the group is called, and what the field of the file is. */
  readonly label: string
  /** What the file dialog offers first; whether a file is right is for the owner to say. */
  readonly accept: string
  /** While it is off, nothing can be chosen and nothing dropped. */
  readonly disabled: boolean
  readonly onFile: (file: File) => void
  readonly children: (pick: () => void) => ReactNode
}

/** A place where a file can be dropped, or picked with a button inside it. */
export function FileDrop({ label, accept, disabled, onFile, children }: FileDropProps) {
  const root = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  usePageKept()
  const keepFocus = useFocusKept(root)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
  }
  const over = (event: DragEvent) => {
    if (disabled || !bringsFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  const leave = (event: DragEvent) => {
    const to = event.relatedTarget
    if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false)
  }
  const fall = (event: DragEvent) => {
    setIsOver(false)
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    <section
      ref={root}
      aria-label={label}
      className={drop({ over: isOver })}
      onFocus={keepFocus}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={fall}
    >
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files)
          // The same file can be picked again.
          target.value = ''
        }}
      />
      {children(() => input.current?.click())}
    </section>
  )
}

const bringsFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') === true

/** A file that falls beside its place does not lead away from the page and from what was typed on it. */
const usePageKept = () => {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !bringsFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    document.addEventListener('dragover', stay)
    document.addEventListener('drop', stay)
    return () => {
      document.removeEventListener('dragover', stay)
      document.removeEventListener('drop', stay)
    }
  }, [])
}

/** When the button that has the focus is taken away, the first one that stays gets it. */
const useFocusKept = (root: { readonly current: HTMLElement | null }) => {
  const last = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus()
  })
  return ({ target }: { readonly target: Element }) => {
    last.current = target
  }
}
