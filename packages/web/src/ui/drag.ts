import type { DragEvent } from 'react'

/** Makes an element draggable; `kind` keeps what is dragged from being dropped among other things. */
export const dragOf = (kind: string, id: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setData(kind, id)
  },
})

/** Makes an element take what is dropped on it. */
export const dropOf = (kind: string, onDropped: (id: string) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(kind)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const id = event.dataTransfer.getData(kind)
    if (id === '') return
    event.preventDefault()
    event.stopPropagation()
    onDropped(id)
  },
})
