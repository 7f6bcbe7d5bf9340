import { encodingFor, type PictureKind, type PictureType } from './picture.domain.ts'
import type { Size } from './stated-size.domain.ts'

/** In pixels of the picture. */
export interface Rectangle extends Size {
  readonly x: number
  readonly y: number
}

/** Which part of a picture is kept: how near one looks, and at what. */
export interface Crop {
  /** 1 keeps as much as fits. */
  readonly zoom: number
  /** The middle of what is kept. */
  readonly x: number
  readonly y: number
}

/** The parts of a move, in widths and heights of what is kept. */
export interface Move {
  readonly dx: number
  readonly dy: number
}

/** The largest that is sent; its proportions are those of the part that is kept. */
const largest: Readonly<Record<PictureKind, Size>> = {
  avatar: { width: 1024, height: 1024 },
  background: { width: 1800, height: 600 },
}

/** Nearer than this a picture is nothing but squares. */
const fewestPixels = 96

/** Width in heights. */
export const proportionOf = (kind: PictureKind): number => largest[kind].width / largest[kind].height

/** As much of the middle as fits. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 })

export const mostZoom = (kind: PictureKind, size: Size): number =>
  Math.max(1, Math.min(8, widest(kind, size).height / fewestPixels))

export const moved = (kind: PictureKind, size: Size, crop: Crop, { dx, dy }: Move): Crop => {
  const { width, height } = extent(kind, size, crop.zoom)
  return held(kind, size, { ...crop, x: crop.x + dx * width, y: crop.y + dy * height })
}

/** Looks nearer or from further away at the same middle, as far as the edges allow. */
export const zoomed = (kind: PictureKind, size: Size, crop: Crop, zoom: number): Crop =>
  held(kind, size, { ...crop, zoom: clamped(zoom, 1, mostZoom(kind, size)) })

export const rectangleOf = (kind: PictureKind, size: Size, { zoom, x, y }: Crop): Rectangle => {
  const { width, height } = extent(kind, size, zoom)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** The same in whole pixels, never outside the picture and never nothing. */
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

/** How large it is sent: never larger than it was. */
export const outputSize = (kind: PictureKind, { width, height }: Size): Size => {
  const most = largest[kind]
  const scale = Math.min(1, most.width / width, most.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** What is to be drawn of a picture, how large and in which format. */
export interface CropPlan {
  readonly rectangle: Rectangle
  readonly output: Size
  readonly encoding: PictureType
}

export const cropPlan = (kind: PictureKind, type: PictureType, size: Size, crop: Crop): CropPlan => {
  const rectangle = pixelsOf(rectangleOf(kind, size, crop), size)
  return { rectangle, output: outputSize(kind, rectangle), encoding: encodingFor(type) }
}

/** What fits when one looks from as far away as can be. */
const widest = (kind: PictureKind, { width, height }: Size): Size => {
  const proportion = proportionOf(kind)
  return width > height * proportion ? { width: height * proportion, height } : { width, height: width / proportion }
}

const extent = (kind: PictureKind, size: Size, zoom: number): Size => {
  const { width, height } = widest(kind, size)
  return { width: width / zoom, height: height / zoom }
}

/** Nothing outside the picture is kept. */
const held = (kind: PictureKind, size: Size, crop: Crop): Crop => {
  const { width, height } = extent(kind, size, crop.zoom)
  return {
    zoom: crop.zoom,
    x: clamped(crop.x, width / 2, size.width - width / 2),
    y: clamped(crop.y, height / 2, size.height - height / 2),
  }
}

/** What is no number counts as the least. */
const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value || least))
