import { encodingFor, type ImageKind, type ImageType } from './image.domain.ts'
import type { Size } from './stated-size.domain.ts'

/** In pixels of the image. */
export interface Rectangle extends Size {
  readonly x: number
  readonly y: number
}

/** The cropped part of an image: the zoom and the centre. */
export interface Crop {
  /** 1 is the largest crop that fits. */
  readonly zoom: number
  /** The centre of the crop, in pixels of the image. */
  readonly x: number
  readonly y: number
}

/** A move in widths and heights of the crop. */
export interface Move {
  readonly dx: number
  readonly dy: number
}

/** The largest output sizes. A crop has the same proportions. */
const largest: Readonly<Record<ImageKind, Size>> = {
  avatar: { width: 1024, height: 1024 },
  background: { width: 1800, height: 600 },
  logo: { width: 1024, height: 1024 },
  cover: { width: 1800, height: 600 },
}

/** The smallest height of a crop in pixels; a smaller one would look blocky. */
const fewestPixels: Readonly<Record<ImageKind, number>> = { avatar: 96, background: 96, logo: 200, cover: 200 }

/** The ratio of width to height. */
export const proportionOf = (kind: ImageKind): number => largest[kind].width / largest[kind].height

/** The largest centred crop. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 })

export const mostZoom = (kind: ImageKind, size: Size): number =>
  Math.max(1, Math.min(8, widest(kind, size).height / fewestPixels[kind]))

export const moved = (kind: ImageKind, size: Size, crop: Crop, { dx, dy }: Move): Crop => {
  const { width, height } = extent(kind, size, crop.zoom)
  return held(kind, size, { ...crop, x: crop.x + dx * width, y: crop.y + dy * height })
}

/** Changes the zoom and keeps the centre, as far as the edges of the image allow. */
export const zoomed = (kind: ImageKind, size: Size, crop: Crop, zoom: number): Crop =>
  held(kind, size, { ...crop, zoom: clamped(zoom, 1, mostZoom(kind, size)) })

export const rectangleOf = (kind: ImageKind, size: Size, { zoom, x, y }: Crop): Rectangle => {
  const { width, height } = extent(kind, size, zoom)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Rounds a rectangle to whole pixels, inside the image and at least one pixel large. */
export const pixelsOf = ({ x, y, width, height }: Rectangle, size: Size): Rectangle => {
  const left = clamped(Math.round(x), 0, size.width - 1)
  const top = clamped(Math.round(y), 0, size.height - 1)
  return {
    x: left,
    y: top,
    width: clamped(Math.round(width), 1, size.width - left),
    height: clamped(Math.round(height), 1, size.height - top),
  }
}

/** The size of the uploaded image, which is never larger than the crop. */
export const outputSize = (kind: ImageKind, { width, height }: Size): Size => {
  const most = largest[kind]
  const scale = Math.min(1, most.width / width, most.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The part of an image to draw, and the size and format of the output. */
export interface CropPlan {
  readonly rectangle: Rectangle
  readonly output: Size
  readonly encoding: ImageType
}

export const cropPlan = (kind: ImageKind, type: ImageType, size: Size, crop: Crop): CropPlan => {
  const rectangle = pixelsOf(rectangleOf(kind, size, crop), size)
  return { rectangle, output: outputSize(kind, rectangle), encoding: encodingFor(type) }
}

/** The size of the largest crop. */
const widest = (kind: ImageKind, { width, height }: Size): Size => {
  const proportion = proportionOf(kind)
  return width > height * proportion ? { width: height * proportion, height } : { width, height: width / proportion }
}

const extent = (kind: ImageKind, size: Size, zoom: number): Size => {
  const { width, height } = widest(kind, size)
  return { width: width / zoom, height: height / zoom }
}

/** Moves the crop so that it lies inside the image. */
const held = (kind: ImageKind, size: Size, crop: Crop): Crop => {
  const { width, height } = extent(kind, size, crop.zoom)
  return {
    zoom: crop.zoom,
    x: clamped(crop.x, width / 2, size.width - width / 2),
    y: clamped(crop.y, height / 2, size.height - height / 2),
  }
}

/** Limits a value to a range; `NaN` becomes the minimum. */
const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value || least))
