const hues = [12, 34, 96, 152, 190, 214, 258, 322] as const

/** Outlines of things on a 96 × 96 sheet, by the first digit of the category. */
const shapes: readonly string[] = [
  '<rect x="24" y="34" width="48" height="38" rx="4"/><path d="M24 46h48M48 34v38"/>',
  '<path d="M34 24l-16 10 8 14 6-4v32h32V44l6 4 8-14-16-10c-4 8-24 8-28 0z"/>',
  '<path d="M26 32h40v20a20 20 0 0 1-40 0zM66 36h6a8 8 0 0 1 0 18h-7M26 80h40"/>',
  '<path d="M30 52h36l-5 24H35zM48 52V34m0 6c-12 0-16-8-16-14 10 0 16 6 16 14zm0 0c12 0 16-8 16-14-10 0-16 6-16 14z"/>',
  '<circle cx="48" cy="54" r="20"/><circle cx="33" cy="34" r="8"/><circle cx="63" cy="34" r="8"/><path d="M42 52h.1M54 52h.1M42 62q6 5 12 0"/>',
  '<path d="M24 58V50a24 24 0 0 1 48 0v8"/><rect x="20" y="54" width="12" height="20" rx="4"/><rect x="64" y="54" width="12" height="20" rx="4"/>',
  '<rect x="36" y="40" width="24" height="36" rx="3"/><path d="M48 40v-6m0 0c-6-4 0-12 0-12s6 8 0 12z"/>',
]

/** A drawn picture of a product: the shape follows its category, the colour its number. */
export const drawingOf = (category: number, number: number): string => {
  const hue = hues[number % hues.length]
  const shape = shapes[Number(String(category)[0])] ?? shapes[0]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="960" height="960"><rect width="96" height="96" fill="hsl(${hue} 45% 90%)"/><g fill="hsl(${hue} 40% 78%)" stroke="hsl(${hue} 45% 32%)" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">${shape}</g></svg>`
}
