import { headBytes, typeIn, usualLimits } from '../../src/images/image.domain.ts'
import type { ImagesPort } from '../../src/images/images.port.ts'
import { type Size, statedSize } from '../../src/images/stated-size.domain.ts'
import { imagesInBrowser } from '../browser/images.browser.ts'
import { imagesOverHttp } from '../http/account/images.http.ts'
import type { Http } from '../http/kit/http.client.ts'
import { formsByFetch } from '../http/kit/http.upload.ts'

interface Stated extends Size {
  readonly file: Blob
  close(): void
}

/** Images without a browser: each has the size that its file states and is uploaded unchanged. */
export const imagesInMemory = (http: Http) => {
  /** The object URLs that are valid now. */
  const shown = new Set<string>()
  let addresses = 0
  const port: ImagesPort = {
    ...imagesInBrowser<Stated>({
      limits: usualLimits,
      decode: async (file) => {
        const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
        const type = typeIn(head)
        const size = type && statedSize(type, head)
        if (!size) throw new Error('no image')
        return { ...size, file, close: () => {} }
      },
      draw: async ({ file }) => file,
      addresses: {
        createObjectURL: () => {
          addresses += 1
          shown.add(`blob:${addresses}`)
          return `blob:${addresses}`
        },
        revokeObjectURL: (address) => shown.delete(address),
      },
    }),
    ...imagesOverHttp(http, formsByFetch(http)),
  }
  return { port, shown }
}
