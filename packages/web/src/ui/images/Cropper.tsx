import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { cropper, guide, image } from './Cropper.styles.ts'

interface Extent {
  readonly width: number
  readonly height: number
}

interface CropperProps {
  readonly address: string
  readonly size: Extent
  /** The visible part, in pixels of the image. */
  readonly rectangle: Extent & Point
  readonly label: string
  /** The position of the visible part in words. */
  readonly where: string
  /** The horizontal position from 0 (left) to 1 (right). */
  readonly at: number
  readonly shape: 'round' | 'square' | 'wide'
  readonly disabled: boolean
  /** Called with the movement as fractions of the visible part’s width and height. */
  readonly onMove: (dx: number, dy: number) => void
  /** Called with the factor of the zoom. */
  readonly onScale: (by: number) => void
}

const steps: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Shows the visible part of an image. It is moved and zoomed with the pointer, two fingers, the wheel or the arrow
 * keys.
 */
export function Cropper(props: CropperProps) {
  const { address, size, rectangle, label, where, at, shape, disabled, onMove, onScale } = props
  const frame = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  useWheel(frame, (notches) => disabled || onScale(1.1 ** notches))

  const drag = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    const box = frame.current?.getBoundingClientRect()
    if (disabled || !before || !box) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    // With two fingers, each moves the midpoint by half of its own movement.
    const share = other ? 2 : 1
    onMove((before.x - now.x) / box.width / share, (before.y - now.y) / box.height / share)
    if (other) onScale(distance(now, other) / distance(before, other))
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || disabled) return
    event.preventDefault()
    const length = event.shiftKey ? 0.2 : 0.04
    onMove(step[0] * length, step[1] * length)
  }
  const lift = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId)
  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at * 100)}
      aria-valuetext={where}
      data-initial-focus=""
      className={cropper({ shape })}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={drag}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      <img
        src={address}
        alt=""
        draggable={false}
        className={image}
        style={{
          left: share(-rectangle.x, rectangle.width),
          top: share(-rectangle.y, rectangle.height),
          width: share(size.width, rectangle.width),
          height: share(size.height, rectangle.height),
        }}
      />
      {shape === 'round' && <div className={guide} />}
    </div>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

const share = (length: number, of: number): string => `${(length / of) * 100}%`

const distance = (one: Point, other: Point): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))

/** React adds passive wheel listeners, which cannot prevent the page from scrolling, so this one is added by hand. */
const useWheel = (part: { readonly current: HTMLElement | null }, onTurn: (notches: number) => void) => {
  const turn = useRef(onTurn)
  turn.current = onTurn
  useEffect(() => {
    const element = part.current
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      turn.current(-Math.max(-3, Math.min(3, event.deltaY / 100)))
    }
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [part])
}
