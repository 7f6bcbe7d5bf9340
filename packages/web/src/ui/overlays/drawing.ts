/** The programs that draw in the place of a graphics processor. */
const software = /swiftshader|llvmpipe|softpipe|basic render/i

/**
 * Whether the browser draws without a graphics processor: it then refuses a picture that asks for one, or names the
 * program that draws. There, each key in a dialog draws the blurred page behind it anew, which takes longer than all
 * the rest.
 */
const drawsSlowly = (page: Document): boolean => {
  const picture = page.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true })
  if (picture === null) return true
  const named = picture.getExtension('WEBGL_debug_renderer_info')
  const drawer = String(picture.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? picture.RENDERER))
  picture.getExtension('WEBGL_lose_context')?.loseContext()
  return software.test(drawer)
}

/** Marks the page of a browser that draws without a graphics processor, so that nothing is blurred behind a dialog. */
export const markDrawing = (page: Document): void => {
  if (drawsSlowly(page)) page.documentElement.dataset['drawing'] = 'slow'
}
