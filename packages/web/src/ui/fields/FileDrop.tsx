import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { drop } from './FileDrop.styles.ts'

interface FileDropProps {
  /** The accessible name of the group and of its file input. */
  readonly label: string
  /** The filter of the file dialog. The parent validates the file. */
  readonly accept: string
  /** Whether choosing and dropping files is disabled. */
  readonly disabled: boolean
  /** Whether several files can be chosen and dropped at once; each is reported. */
  readonly isMultiple?: boolean
  readonly onFile: (file: File) => void
  readonly children: (pick: () => void) => ReactNode
}

/** An area onto which a file can be dropped, with a button inside it that opens the file dialog. */
export function FileDrop({ label, accept, disabled, isMultiple = false, onFile, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  usePageKept()
  const take = (files: FileList | null) => {
    if (disabled) return
    for (const file of [...(files ?? [])].slice(0, isMultiple ? undefined : 1)) onFile(file)
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
      aria-label={label}
      className={drop({ over: isOver })}
      data-keeps="first"
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
        multiple={isMultiple}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files)
          // Cleared, so that choosing the same file again fires a change event.
          target.value = ''
        }}
      />
      {children(() => input.current?.click())}
    </section>
  )
}

const bringsFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') === true

/**
 * Prevents the browser from opening a file that is dropped outside the area, which would leave the page and its unsaved
 * input.
 */
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
