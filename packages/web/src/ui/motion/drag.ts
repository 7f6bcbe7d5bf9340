import type { DragEvent } from 'react'

/**
 * Makes an element draggable; `kind` keeps what is dragged from being dropped among other things. `shown` selects the
 * element around it that the pointer carries.
 */
export const dragOf = (kind: string, id: string, shown?: string) => ({
  draggable: true,
  onDragStart: ({ currentTarget, dataTransfer }: DragEvent) => {
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setData(kind, id)
    const around = shown === undefined ? null : currentTarget.closest(shown)
    if (around) dataTransfer.setDragImage(around, 0, 0)
  },
})

const mark = ({ currentTarget }: DragEvent, isOver: boolean) => currentTarget.toggleAttribute('data-over', isOver)

/** Makes an element take what is dropped on it. It has `data-over` while that is held over it. */
export const dropOf = (kind: string, onDropped: (id: string) => void) => {
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(kind)) return
    event.preventDefault()
    mark(event, true)
  }
  return {
    // Without it, what is dropped right after it was carried into another element is not taken.
    onDragEnter: over,
    onDragOver: over,
    // The pointer that enters a child of the element leaves the element only in the events.
    onDragLeave: (event: DragEvent) => mark(event, event.currentTarget.contains(event.relatedTarget as Node | null)),
    onDrop: (event: DragEvent) => {
      mark(event, false)
      const id = event.dataTransfer.getData(kind)
      if (id === '') return
      event.preventDefault()
      event.stopPropagation()
      onDropped(id)
    },
  }
}
