import type { Page } from 'playwright/test'

/** A picture that the browser draws itself, so that it decodes. */
export const drawnPicture = async (page: Page, color: string, side = 700): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(
      async ([fill, size]) => {
        const canvas = new OffscreenCanvas(Number(size), Number(size))
        const context = canvas.getContext('2d')
        if (context) {
          context.fillStyle = String(fill)
          context.fillRect(0, 0, Number(size), Number(size))
        }
        const bytes = await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()
        return [...new Uint8Array(bytes)]
      },
      [color, side] as const,
    ),
  )
