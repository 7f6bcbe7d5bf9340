import { headBytes, typeIn, usualLimits } from '../../src/pictures/picture.domain.ts'
import type { PicturesPort } from '../../src/pictures/pictures.port.ts'
import { type Size, statedSize } from '../../src/pictures/stated-size.domain.ts'
import { picturesInBrowser } from '../browser/pictures.browser.ts'
import type { Http } from '../http/http.client.ts'
import { formsByFetch } from '../http/http.upload.ts'
import { picturesOverHttp } from '../http/pictures.http.ts'

interface Stated extends Size {
  readonly file: Blob
  close(): void
}

/** Pictures without a browser: as large as they say, and sent as they are. */
export const picturesInMemory = (http: Http) => {
  /** The addresses that are good now. */
  const shown = new Set<string>()
  let addresses = 0
  const port: PicturesPort = {
    ...picturesInBrowser<Stated>({
      limits: usualLimits,
      decode: async (file) => {
        const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
        const type = typeIn(head)
        const size = type && statedSize(type, head)
        if (!size) throw new Error('no picture')
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
    ...picturesOverHttp(formsByFetch(http)),
  }
  return { port, shown }
}
