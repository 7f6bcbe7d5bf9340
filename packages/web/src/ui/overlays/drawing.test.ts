import { afterEach, expect, it, vi } from 'vitest'
import { markDrawing } from './drawing.ts'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset['drawing']
})

const markedWith = (picture: object | null) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(picture as null)
  markDrawing(document)
  return document.documentElement.dataset['drawing']
}

it.each([
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620, OpenGL 4.6)', undefined],
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', 'slow'],
  ['llvmpipe, or similar', 'slow'],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', 'slow'],
])('a browser that draws by %s is marked: %s', (drawer, mark) => {
  const [loseContext, unmasked] = [vi.fn(), 37446]
  const picture = {
    RENDERER: 7937,
    getExtension: (name: string) =>
      name === 'WEBGL_lose_context' ? { loseContext } : { UNMASKED_RENDERER_WEBGL: unmasked },
    getParameter: (asked: number) => (asked === unmasked ? drawer : 'WebKit WebGL'),
  }
  expect(markedWith(picture)).toBe(mark)
  expect(loseContext).toHaveBeenCalledOnce()
})

it('a browser that refuses such a picture is marked', () => {
  expect(markedWith(null)).toBe('slow')
})
